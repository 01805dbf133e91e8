/**
 * Two made-up cards that no edition has, one file each like every real card: The weapon kills both leaders after the
 * battle unless a shield protects them, and takes the remaining forces of the other side. The other card is a defense
 * that then goes to the opponent's hand.
 */
import type { TreacheryTitle } from '#engine';
import { stackLost } from '#lib/features/battle/losses.ts';
import { winnerChooses } from '#lib/features/battle/steps.ts';
import { lossOf } from '#lib/model/battle.ts';
import { opponentIn, stacksIn } from '#lib/model/selectors.ts';
import type { CardKind } from '#lib/model/treachery-cards.ts';
import type { CardPower } from '#lib/powers/power.ts';

export const EMBERS = 'embers' as string as TreacheryTitle;
export const TOKEN = 'token' as string as TreacheryTitle;

const embers: CardPower = {
  kind: EMBERS as string as CardKind,
  rules: ['made up'],
  inBattle: {
    places: {
      weapon: {
        kills: ['opponent', 'own'],
        killsWhen: 'after-the-outcome',
        stoppedBy: ['shield'],
        explodesWith: [],
      },
    },
    // If the outcome already takes everything from a side, this power takes nothing more.
    afterOutcome: ({ state, battle, faction, outcome }) => {
      const opponent = opponentIn(battle, faction);
      return lossOf(outcome, opponent) === 'everything'
        ? []
        : stacksIn(state, opponent, battle.territory, battle.sectors).flatMap(stackLost);
    },
    goesTo: winnerChooses,
  },
};

const token: CardPower = {
  kind: TOKEN as string as CardKind,
  rules: ['made up'],
  inBattle: {
    places: { defense: 'nothing' },
    goesTo: ({ battle, faction }) => ({ to: opponentIn(battle, faction) }),
  },
};

export const MADE_UP_CARDS = { [EMBERS]: embers, [TOKEN]: token };

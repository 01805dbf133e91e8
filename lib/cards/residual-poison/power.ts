import { getField } from '../../core/answer.ts';
import { must } from '../../core/assert-never.ts';
import { oneOf, range, record } from '../../core/grammar.ts';
import { parsePlayedCard } from '../../model/answers.ts';
import type { FactionId } from '../../model/factions.ts';
import { hasMoves } from '../../model/phases.ts';
import { areAllies } from '../../model/selectors.ts';
import type { CardKind } from '../../model/treachery-cards.ts';
import { cardLaidDown } from '../../pieces/events.ts';
import type { CardPlayContext, CardPower } from '../../powers/power.ts';
import { playedWithDie } from './die/playing.ts';
import { isDieInDeck, isInDeck } from './in-deck.ts';
import { isSpecialKaramaMoment } from '../special-karama/api.ts';

/** The kinds of card that may be laid instead of a Residual Poison. */
export const BLUFFS: readonly CardKind[] = ['worthless'];

/**
 * The card lies face down before the shield of an opponent. At some tables a secret die decides its effect: a leader of
 * the opponent may become a traitor for a time. At the others the opponent pays a bribe in each turn, or has the card
 * shown. A worthless card may lie there as a bluff. The card is laid outside battles and auctions. At most one card
 * lies before each opponent.
 */
export const residualPoison: CardPower<'residual-poison'> = {
  kind: 'residual-poison',
  rules: ['AH79 The Duel VIII.4', 'R-109, R-264, R-265, R-266', 'Dune Squad VI.B.6', 'R-278, R-279, R-288'],
  inBattle: null,
  playedFreely: {
    leavesPlans: true,
    isLaidDown: { bluffs: BLUFFS },
    fields: (player) => {
      if (isDieInDeck(player)) return playedWithDie.fields(player);
      const targets = targetsOf(player);
      const { least, most } = player.rules.residualPoison;
      return targets.length === 0 ? null : { lays: record({ before: oneOf(...targets), demands: range(least, most) }) };
    },
    effect: (player, answer) => {
      if (isDieInDeck(player)) return playedWithDie.effect(player, answer);
      const { state, faction: by, rules } = player;
      const lays = getField(answer, 'lays');
      const against = must(
        targetsOf(player).find((other) => other === getField(lays, 'before')),
        'whose shield it lies before',
      );
      const hasBegun = rules.phaseOrder.indexOf(state.phase) >= rules.phaseOrder.findIndex(hasMoves);
      const from = hasBegun ? state.turn + 1 : state.turn;
      return [
        cardLaidDown(by, against, must(parsePlayedCard(answer), 'a card')),
        { type: 'PoisonLaid', by, against, amount: Number(getField(lays, 'demands')), from },
      ];
    },
  },
};

/**
 * Returns the opponents without such a card before their shields. Returns no opponents during a battle or an auction.
 */
const targetsOf = ({ state, faction, rules }: CardPlayContext): readonly FactionId[] =>
  isInDeck({ rules }) && isSpecialKaramaMoment(state)
    ? state.seating
        .map((seat) => seat.faction)
        .filter((other) => other !== faction && !areAllies(state, faction, other))
        .filter((other) => !state.poisons.some(({ against }) => against === other))
    : [];

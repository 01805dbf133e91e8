/** The bribes of a turn: they are demanded as the movement round begins, and paid or refused. */
import { strengthNow } from '../../pieces/leaders.ts';
import { getField } from '../../core/answer.ts';
import { must } from '../../core/assert-never.ts';
import { anyOf, type Grammar, oneOf, record } from '../../core/grammar.ts';
import { spiceToGive } from '../../features/battle/api/laid-down.ts';
import type { Feature } from '../../kernel/feature.ts';
import { parseLeader } from '../../model/answers.ts';
import { createPrompt } from '../../model/create-prompt.ts';
import { accepted } from '../../model/decision.ts';
import type { GameEvent } from '../../model/events.ts';
import type { FactionId } from '../../model/factions.ts';
import type { LeaderId } from '../../model/leaders.ts';
import { hasMoves } from '../../model/phases.ts';
import type { Prompt } from '../../model/prompts.ts';
import { leaderState } from '../../model/selectors.ts';
import { findActivity } from '../../model/stack.ts';
import type { GameState } from '../../model/state.ts';
import { kindOf, TREACHERY_TITLES, type TreacheryTitle } from '../../model/treachery-cards.ts';
import { cardDiscarded, cardTakenUp, leaderKilled, spiceFromBank, spiceMoved } from '../../pieces/events.ts';
import type { Ctx } from '../../powers/ctx.ts';
import type { BribesActivity, Poison, ResidualPoisonContract } from './contract.ts';
import { BLUFFS } from './power.ts';

/**
 * Returns the event that demands the bribes when the movement round begins, once a turn.
 */
export function demanded(state: GameState): readonly GameEvent[] {
  const { turn, phase, victory, bribesDemandedIn } = state;
  if (!hasMoves(phase) || victory !== null || bribesDemandedIn >= turn) return [];
  if (findActivity(state, 'bribes') !== null) return [];
  const of = state.poisons.filter(({ from }) => from <= turn).map(({ against }) => against);
  return of.length === 0 ? [] : [{ type: 'BribesDemanded', turn, of }];
}

/** Returns the event that ends the bribes, once no faction is asked and no card is to be shown. */
export const settled = (_ctx: Ctx, state: GameState, bribes: BribesActivity): readonly GameEvent[] =>
  poisonsOf(state, [...bribes.asked, ...bribes.refused]).length === 0 ? [{ type: 'BribesSettled' }] : [];

/** Returns the questions to the factions that pay or refuse, and to the factions that show a laid card. */
export const prompts = (ctx: Ctx, state: GameState, { asked, refused }: BribesActivity): readonly Prompt[] => [
  ...poisonsOf(state, asked).map(({ by, against, amount }) =>
    createPrompt(
      state,
      { kind: 'pay-bribe', by, amount, forBluff: amount * ctx.rules.residualPoison.bluffCosts },
      { faction: against, about: `turn-${state.turn}`, answers: waysToAnswer(state, against, amount) },
    ),
  ),
  ...poisonsOf(state, refused).map((poison) =>
    createPrompt(
      state,
      { kind: 'show-poison', against: poison.against, amount: poison.amount },
      { faction: poison.by, about: `turn-${state.turn}-${poison.against}`, answers: cardsToShow(ctx, state, poison) },
    ),
  ),
];

const poisonsOf = ({ poisons }: GameState, factions: readonly FactionId[]): readonly Poison[] =>
  poisons.filter(({ against }) => factions.includes(against));

/** Returns the possible answers to a demand. A faction can pay only the whole bribe. */
function waysToAnswer(state: GameState, faction: FactionId, amount: number): Grammar {
  const spice = spiceToGive(state, faction);
  return spice === 'uncounted' || spice >= amount ? oneOf('pay', 'refuse') : oneOf('refuse');
}

/**
 * Returns the cards that may lie before the shield, as far as Mentat knows. For a Residual Poison, also returns the
 * leader that dies.
 */
function cardsToShow(ctx: Ctx, state: GameState, { by, against }: Poison): Grammar {
  const card = laidBefore(state, by, against)?.card.card ?? 'unknown';
  const titles = card === 'unknown' ? titlesLaid(ctx) : [card];
  const leaders = leadersToDie(ctx, state, against);
  return anyOf(
    ...titles.map((title) =>
      isBluff(title) || leaders.length === 0
        ? record({ card: oneOf(title) })
        : record({ card: oneOf(title), leader: oneOf(...leaders) }),
    ),
  );
}

const titlesLaid = ({ rules }: Ctx): readonly TreacheryTitle[] =>
  TREACHERY_TITLES.filter(
    (title) => rules.treacheryDeck[title] > 0 && (kindOf(title) === 'residual-poison' || isBluff(title)),
  );

const isBluff = (title: TreacheryTitle): boolean => BLUFFS.includes(kindOf(title));

const laidBefore = ({ laidCards }: GameState, by: FactionId, against: FactionId) =>
  laidCards.find(({ faction, before }) => faction === by && before === against);

/** Returns the living leaders of a faction. */
const leadersToDie = (ctx: Ctx, state: GameState, faction: FactionId): readonly LeaderId[] =>
  ctx.leaders(faction).filter((leader) => {
    const { where, captor } = leaderState(state, leader);
    return where === 'ready' && captor === null;
  });

/** The effects of the answers. */
export const promptHandlers: Feature<ResidualPoisonContract>['prompts'] = {
  'pay-bribe': {
    onAnswer: (_ctx, _state, { faction: against, by, amount }, value) =>
      value === 'pay'
        ? accepted({ type: 'BribeAnswered', against, paid: true }, spiceMoved(against, by, amount))
        : accepted({ type: 'BribeAnswered', against, paid: false }),
  },
  'show-poison': {
    onAnswer: (ctx, state, { faction: by, against, amount }, value) => {
      const card = must(
        TREACHERY_TITLES.find((title) => title === getField(value, 'card')),
        'the card',
      );
      const leader = parseLeader(getField(value, 'leader'));
      const { slot } = must(laidBefore(state, by, against), 'a card laid down').card;
      return accepted(
        { type: 'PoisonShown', by, against, card, leader },
        cardTakenUp(by, against, { slot, card }),
        cardDiscarded(by, { slot, card }),
        ...(leader === null ? [] : [leaderKilled(leader), spiceFromBank(by, strengthNow(ctx, state, leader))]),
        ...(isBluff(card)
          ? [{ type: 'BluffOwed', by, to: against, amount: amount * ctx.rules.residualPoison.bluffCosts } as const]
          : []),
      );
    },
  },
};

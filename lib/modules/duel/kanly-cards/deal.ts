/** The deal of yes and no cards at the start of each bidding. */
import { oneOf } from '../../../core/grammar.ts';
import type { Environment } from '../../../kernel/feature.ts';
import { hasCommitted } from '../../../model/commitments.ts';
import { createPrompt } from '../../../model/create-prompt.ts';
import type { GameEvent } from '../../../model/events.ts';
import type { FactionId } from '../../../model/factions.ts';
import type { Prompt } from '../../../model/prompts.ts';
import { isInPlay, stormOrder } from '../../../model/selectors.ts';
import { findActivity } from '../../../model/stack.ts';
import type { GameState } from '../../../model/state.ts';
import type { Ctx } from '../../../powers/ctx.ts';
import { takesPart } from '../kanly/api.ts';
import type { KanlyDealActivity } from './contract.ts';

/** Returns the beginning of the deal when the bidding phase has come, once a turn. @rules NF XXIV · R-91 */
export function dealDue(_ctx: Ctx, state: GameState): readonly GameEvent[] {
  const { kanlyCards, turn, phase, victory } = state;
  if (kanlyCards === null || phase !== 'bidding' || turn === 0 || victory !== null) return [];
  if (kanlyCards.dealtIn >= turn || runningDeal(state) !== null) return [];
  return [{ type: 'KanlyDealBegan', turn, of: playersOf(state) }];
}

/** Returns the running deal, or `null`. */
export const runningDeal = (state: GameState): KanlyDealActivity | null => findActivity(state, 'kanly-deal');

/** Returns the factions that take part in duels, in the order of play. */
export const playersOf = (state: GameState): readonly FactionId[] =>
  stormOrder(state).filter((faction) => takesPart(state, faction));

/**
 * Deals one card to each player: the stack has a no card for each player and one yes card, and one card is left over.
 * If players hold all yes cards of the table, the stack has no yes card.
 *
 * @rules NF XXIV · R-299
 */
export function dealGoesOn(
  _ctx: Ctx,
  state: GameState,
  { of, yes, seen }: KanlyDealActivity,
  { random }: Environment,
): readonly GameEvent[] {
  if (yes === null)
    return [
      { type: 'KanlyCardsDealt', yes: isYesCardLeft(state) ? (of[random(of.length + 1)] ?? 'nobody') : 'nobody' },
    ];
  return of.every((faction) => hasCommitted(seen, faction)) ? [{ type: 'KanlyDealEnded' }] : [];
}

function isYesCardLeft(state: GameState): boolean {
  const { held = [], all = 0 } = state.kanlyCards ?? {};
  return held.reduce((sum, { faction, cards }) => (isInPlay(state, faction) ? sum + cards : sum), 0) < all;
}

const LOOKED = oneOf(true);

/** Asks every player to look at the own card. All are asked alike, whatever the cards are. */
export const dealPrompts = (
  _ctx: Ctx,
  state: GameState,
  { id: about, of, seen }: KanlyDealActivity,
): readonly Prompt[] =>
  of.map((faction) =>
    createPrompt(
      state,
      { kind: 'look-at-kanly-card' },
      { faction, about, answers: LOOKED, sealed: hasCommitted(seen, faction) },
    ),
  );

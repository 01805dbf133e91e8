/**
 * The undo of an entered card. The first player, who turns cards over, can undo the last entry until another seat has
 * acted on it. All automatic effects are also undone. Pledges and offers that other factions made in between stay.
 */
import { select } from '../../core/memoize-by-parts.ts';
import { useOf, useUndone } from '../../kernel/events.ts';
import type { Feature } from '../../kernel/feature.ts';
import { USE_CANCELLED } from '../../kernel/windows/events.ts';
import { type Decision, accepted, refused } from '../../model/decision.ts';
import type { GameEvent } from '../../model/events.ts';
import type { FactionId } from '../../model/factions.ts';
import type { GameState } from '../../model/state.ts';
import type { UseId } from '../../model/use-id.ts';
import { CARD_MOMENTS } from '../../pieces/steps.ts';
import type { Ctx } from '../../powers/ctx.ts';
import type { SpiceBlowContract, SpiceBlowUndo } from './contract.ts';

export const undo: Feature<SpiceBlowContract>['undo'] = {
  'spice-card': {
    canBeUndone: true,
    asksAgain: true,
    sealedBy: { [CARD_MOMENTS.discarded]: true, [USE_CANCELLED]: true, WormSummoned: true },
  },
  // A random card cannot be a slip.
  'drawn-card': {},
};

/** Returns a card as a use of the player who draws. */
export const cardUse = (state: GameState, what: SpiceBlowUndo['kind'], events: readonly GameEvent[]) =>
  useOf(state, { what, by: state.firstPlayer, turn: 'spice-blow', answers: null }, events);

/**
 * Returns the card that may still be undone; `null` if the last card was not entered, or another seat has acted on it.
 */
export function slipOf({ isUndoable }: Pick<Ctx, 'isUndoable'>, state: GameState): UseId | null {
  const last = select(state, lastCard, null);
  return last !== null && isUndoable(state, last) ? last : null;
}

const lastCard = ({ undo: { open } }: GameState): UseId | null => {
  const last = open.findLast(({ turn }) => turn === 'spice-blow');
  return last?.what === 'spice-card' && !last.isSealed ? last.use : null;
};

/** Undoes the last entered card for the first player. Refuses `no-card-to-take-back`. */
export function decideTakeCardBack(ctx: Ctx, state: GameState, faction: FactionId): Decision {
  const slip = faction === state.firstPlayer ? slipOf(ctx, state) : null;
  return slip === null ? refused({ code: 'no-card-to-take-back' }) : accepted(useUndone({ use: slip }, 'slip'));
}

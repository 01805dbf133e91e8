/** When a slip is none any more: its owner has learnt, or been given, what undoing it would not take back. */
import type { SPICE_MOVED } from '../../pieces/steps.ts';
import type { EventOf } from '../../model/events.ts';
import type { Done } from '../../model/shipping-types.ts';
import { updateActivity, findActivity } from '../../model/stack.ts';
import type { GameState } from '../../model/state.ts';
import type { Purse } from '../../pieces/contract.ts';
import type { OwnTurnActivity } from './contract.ts';

/**
 * Nothing that was done until now is taken back by its owner, neither in the turn that runs nor in the one before it. A
 * Karama may still stop it.
 */
export function withAllSettled(state: GameState): GameState {
  const running = findActivity(state, 'own-turn');
  const now = running === null ? state : updateActivity(state, 'own-turn', running.id, settled);
  const before = updateActivity(now, 'ship-and-move', 'ship-and-move', ({ last }) => ({ last: withSettled(last) }));
  const { lastShipping } = before;
  return lastShipping === null || lastShipping.ended === null
    ? before
    : {
        ...before,
        lastShipping: {
          ...lastShipping,
          ended: { ...lastShipping.ended, last: withSettled(lastShipping.ended.last) },
        },
      };
}

const settled = ({ done }: OwnTurnActivity) => ({ settledSteps: done.length });
const withSettled = (turn: OwnTurnActivity | null) => (turn === null ? null : { ...turn, ...settled(turn) });

/** The payee of a shipment has spent of it: taken back now, it would be paid back twice. */
export const withSpentSettled = (state: GameState, spent: EventOf<typeof SPICE_MOVED>): GameState =>
  spent.from !== spent.to &&
  openTurnsOf(state).some(({ done }) => done.some((step) => isPaidTo(step, spent.from) && !isShareIn(step, spent)))
    ? withAllSettled(state)
    : state;

const openTurnsOf = (state: GameState): readonly OwnTurnActivity[] =>
  [
    findActivity(state, 'own-turn'),
    findActivity(state, 'ship-and-move')?.last ?? null,
    state.lastShipping?.ended?.last ?? null,
  ].filter((turn) => turn !== null);

/** What the payee itself adds to an ally’s fare is part of that shipment, and goes back with it. @rules R-188 */
const isShareIn = (step: Done, { from, to, amount }: EventOf<typeof SPICE_MOVED>): boolean =>
  step.kind === 'shipment' && step.paid.some((fare) => fare.by === from && fare.to === to && fare.amount === amount);

const isPaidTo = (step: Done, purse: Purse): boolean =>
  step.kind === 'shipment' && purse !== 'bank' && step.paid.some(({ to }) => to === purse);

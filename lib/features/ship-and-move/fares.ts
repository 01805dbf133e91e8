/** What was paid for the shipment of a turn, where a Karama takes it away from whom it was paid to. */
import { spiceMoved } from '../../pieces/events.ts';
import type { Ctx } from '../../powers/ctx.ts';
import type { GameEvent } from '../../model/events.ts';
import type { FactionId } from '../../model/factions.ts';
import type { Done } from '../../model/shipping-types.ts';
import type { GameState } from '../../model/state.ts';
import type { OwnTurnActivity } from './contract.ts';
import { lentFor } from './paid-back.ts';

/**
 * Fares that a faction has been paid in this turn, and whose income has been stopped since: they go to the bank.
 * @rules GF9-2019 as R-172
 */
export const cancelledFares = (
  { advantages }: Ctx,
  state: GameState,
  { faction, done, cancelled }: OwnTurnActivity,
): readonly GameEvent[] =>
  advantages
    .filter(({ id, isPaidFor }) => isPaidFor === 'shipments' && cancelled.includes(id))
    .flatMap(({ faction: payee }) => withheld(state, faction, payee, paidTo(payee, done)));

const paidTo = (payee: FactionId, done: readonly Done[]): number =>
  done
    .flatMap((step) => (step.kind === 'shipment' ? step.paid : []))
    .filter(({ to }) => to === payee)
    .reduce((sum, { amount }) => sum + amount, 0);

const withheld = (state: GameState, faction: FactionId, payee: FactionId, amount: number): readonly GameEvent[] =>
  amount === 0
    ? []
    : [
        { type: 'FaresWithheld', faction, payee, amount },
        ...lentFor(state, payee, amount),
        spiceMoved(payee, 'bank', amount),
      ];

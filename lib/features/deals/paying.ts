/**
 * The payments of deals. Spice goes from shield to shield, or waits in front of the payee's shield until the next
 * Mentat Pause, as the table has chosen. Mentat does not enforce a later payment: the debtor must make it.
 * @rules GF9-2019 "Bribery" · R-186
 */
import { spiceToGive } from '../battle/api/laid-down.ts';
import { spiceMoved } from '../../pieces/events.ts';
import { type Decision, accepted, refused } from '../../model/decision.ts';
import { type DealId, type DealPayment, isMomentReached } from '../../model/deals.ts';
import type { GameEvent } from '../../model/events.ts';
import type { FactionId } from '../../model/factions.ts';
import type { GameState } from '../../model/state.ts';
import type { Ctx } from '../../powers/ctx.ts';
import type { Deal } from './contract.ts';

/** Returns the payment between the two sides of a deal, with its direction. */
export function paidNow(
  { rules }: Ctx,
  one: FactionId,
  other: FactionId,
  payment: DealPayment | null,
): readonly GameEvent[] {
  if (payment === null) return [];
  const payee = payment.by === one ? other : one;
  return [spiceMoved(payment.by, rules.bribesSpendable === 'at-once' ? payee : { inFrontOf: payee }, payment.amount)];
}

/** Makes a promised payment. Refuses `nothing-to-pay`, `not-yours`, `purse-too-small`. */
export function decidePay(ctx: Ctx, state: GameState, faction: FactionId, id: DealId): Decision {
  const deal = state.deals.find((one) => one.id === id && isKnownTo(one, faction));
  if (deal === undefined || deal.paid || deal.terms.later === null) return refused({ code: 'nothing-to-pay' });
  const { later } = deal.terms;
  if (later.by !== faction) return refused({ code: 'not-yours' });
  const spice = spiceToGive(state, faction);
  if (spice !== 'uncounted' && spice < later.amount) return refused({ code: 'purse-too-small', holds: spice });
  return accepted({ type: 'DealPaid', deal: id }, ...paidNow(ctx, deal.by, deal.to, later));
}

/** Whether a faction may know that this deal exists. */
const isKnownTo = ({ by, to, terms }: Deal, faction: FactionId): boolean =>
  terms.quiet !== true || by === faction || to === faction;

/**
 * Returns the reminders of deals that are due. Once a turn, in the Mentat Pause, it also returns the events that move
 * the spice in front of the shields behind them.
 */
export function followsByItself({ rules }: Ctx, state: GameState): readonly GameEvent[] {
  const { turn, phase } = state;
  const due = state.deals.find(
    (deal) =>
      !deal.due &&
      deal.terms.due !== null &&
      isMomentReached(deal.terms.due, { turn, phase, phaseOrder: rules.phaseOrder }),
  );
  if (due !== undefined) return [{ type: 'DealDue', deal: due.id }];
  if (rules.bribesSpendable === 'at-once' || phase !== 'mentat-pause' || state.bribesTakenIn === turn) return [];
  return [
    { type: 'BribesTaken', turn, taken: state.spiceInFront },
    ...state.spiceInFront.map(({ faction, amount }) => spiceMoved({ inFrontOf: faction }, faction, amount)),
  ];
}

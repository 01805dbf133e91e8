import { spiceToGive } from '../../features/battle/api/laid-down.ts';
import type { GameEvent } from '../../model/events.ts';
import type { FactionId } from '../../model/factions.ts';
import { currentBattle } from '../../model/selectors.ts';
import { findActivity } from '../../model/stack.ts';
import type { GameState } from '../../model/state.ts';
import { spiceMoved } from '../../pieces/events.ts';
import type { PoisonDebt } from './contract.ts';

/**
 * Returns the payment of a debt. The debtor pays with all its spice. In a battle and an auction the debt waits, because
 * plans and bids may hold spice.
 * @rules AH79 The Duel VIII.4
 */
export function repaid(state: GameState): readonly GameEvent[] {
  if (state.victory !== null || currentBattle(state) !== null || findActivity(state, 'bidding') !== null) return [];
  const [payment] = state.poisonDebts.flatMap((debt) => paymentOf(state, debt));
  if (payment === undefined) return [];
  return [{ type: 'BluffPaid', ...payment }, spiceMoved(payment.by, payment.to, payment.amount)];
}

function paymentOf(state: GameState, debt: PoisonDebt): readonly PoisonDebt[] {
  const spice = spiceToGive(state, debt.by);
  const amount = spice === 'uncounted' ? debt.amount : Math.min(spice, debt.amount);
  return amount > 0 ? [{ ...debt, amount }] : [];
}

/** Returns the state with a debt increased by this much, or decreased if the number is negative. */
export function withOwed(state: GameState, { by, to, amount }: PoisonDebt): GameState {
  return withDebt(state, { by, to, amount: owedTo(state, by, to) + amount });
}

/** Returns the state with exactly this owed. */
export function withDebt(state: GameState, debt: PoisonDebt): GameState {
  const others = state.poisonDebts.filter(({ by, to }) => by !== debt.by || to !== debt.to);
  return { ...state, poisonDebts: debt.amount > 0 ? [...others, debt] : others };
}

/** Returns how much a faction owes another. */
export const owedTo = ({ poisonDebts }: GameState, by: FactionId, to: FactionId): number =>
  poisonDebts.find((debt) => debt.by === by && debt.to === to)?.amount ?? 0;

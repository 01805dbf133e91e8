/** What was paid for a shipment, out of the purse to which it was paid. */
import { freedFromPledges, pledgedAgain } from '../../activities/pledges/made.ts';
import { spiceMoved } from '../../pieces/made.ts';
import type { GameEvent } from '../../table/events.ts';
import type { FactionId } from '../../table/factions.ts';
import type { FarePaid } from '../../table/moves.ts';
import { factionOf } from '../../table/position.ts';
import type { GameState } from '../../table/state.ts';

/** Spice that is taken out of a purse again: as much of it as is still there. */
export interface Taken {
  readonly events: readonly GameEvent[];
  readonly amount: number;
}

/**
 * Out of a purse that was paid so much. What has been set aside for allies comes first back into it; of what has
 * been spent nothing is left to take, and everybody hears of that.
 */
export function takenFrom(state: GameState, payee: FactionId, amount: number): Taken {
  const { spice } = factionOf(state, payee);
  if (spice === 'uncounted' || spice >= amount) return { events: [], amount };
  const { events, freed } = freedFromPledges(state, payee, amount - spice);
  const left = Math.min(amount, spice + freed);
  const spent: readonly GameEvent[] = left < amount ? [{ type: 'FareSpent', payee, amount: amount - left }] : [];
  return { events: [...events, ...spent], amount: left };
}

/**
 * Everybody has again what they paid, an ally what it had set aside as before. What a payee has spent meanwhile the bank
 * pays in its place: nobody can pay what is gone, and a refusal would tell everybody what lies behind a shield.
 * @rules GF9-2019 Advanced Karama Cards ·
 */
export function paidBack(state: GameState, faction: FactionId, fares: readonly FarePaid[]): readonly GameEvent[] {
  const payees = [...new Set(fares.map(({ to }) => to))];
  return payees.flatMap((payee) =>
    payee === 'bank'
      ? fares.filter(({ to }) => to === payee).flatMap((fare) => returned(faction, fare, 0))
      : backFrom(
          state,
          faction,
          payee,
          fares.filter(({ to }) => to === payee),
        ),
  );
}

function backFrom(
  state: GameState,
  faction: FactionId,
  payee: FactionId,
  fares: readonly FarePaid[],
): readonly GameEvent[] {
  const due = fares.reduce((sum, { amount }) => sum + amount, 0);
  const { events, amount } = takenFrom(state, payee, due);
  let left = amount;
  const back = fares.flatMap((fare) => {
    const own = Math.min(fare.amount, left);
    left -= own;
    return returned(faction, fare, own);
  });
  return [...events, ...back];
}

/** So much of it from whom it was paid to, the rest from the bank. Whoever paid itself has it in its purse. */
function returned(faction: FactionId, { by, to, amount }: FarePaid, own: number): readonly GameEvent[] {
  if (by === to) return own > 0 ? [pledgedAgain({ by, ally: faction, purpose: 'shipments', amount: own })] : [];
  return [
    ...(own > 0 ? [spiceMoved(to, by, own)] : []),
    ...(amount > own ? [spiceMoved('bank', by, amount - own)] : []),
    ...(by === faction ? [] : [pledgedAgain({ by, ally: faction, purpose: 'shipments', amount })]),
  ];
}

/** What was paid for a shipment, out of the purse to which it was paid. */
import { pledgedAgain } from '../pledges/events.ts';
import { withSpice } from '../../pieces/changes.ts';
import { spiceMoved } from '../../pieces/events.ts';
import type { EventOf, GameEvent } from '../../model/events.ts';
import type { FactionId } from '../../model/factions.ts';
import type { FarePaid } from '../../model/shipping-types.ts';
import { factionState } from '../../model/selectors.ts';
import type { GameState } from '../../model/state.ts';

/**
 * What a purse lacks of what goes out of it again. The bank lends it, and nobody else hears of that: what lies behind a
 * shield, and what is set aside for an ally, nobody may read from what goes back. @rules R-187
 */
export function lentFor(state: GameState, payee: FactionId, due: number): readonly GameEvent[] {
  const { spice } = factionState(state, payee);
  return spice === 'uncounted' || spice >= due ? [] : [{ type: 'FareLent', payee, amount: due - spice }];
}

/**
 * Everybody has again what they paid, out of the purse of whoever was paid; an ally has it set aside as before.
 * @rules GF9-2019 Advanced Karama Cards ·
 */
export function paidBack(state: GameState, faction: FactionId, fares: readonly FarePaid[]): readonly GameEvent[] {
  const payees = [...new Set(fares.map(({ to }) => to))];
  return payees.flatMap((payee) => {
    const theirs = fares.filter(({ to }) => to === payee);
    const due = theirs.reduce((sum, { amount }) => sum + amount, 0);
    return [
      ...(payee === 'bank' ? [] : lentFor(state, payee, due)),
      ...theirs.flatMap((fare) => returned(faction, fare)),
    ];
  });
}

/** Whoever paid itself has it in its purse. */
const returned = (faction: FactionId, { by, to, amount }: FarePaid): readonly GameEvent[] => [
  ...(by === to ? [] : [spiceMoved(to, by, amount)]),
  ...(by === faction ? [] : [pledgedAgain({ by, ally: faction, purpose: 'shipments', amount })]),
];

/** As soon as something lies in the purse again the bank has it back. */
export const repaid = (state: GameState): readonly GameEvent[] =>
  state.faresOwed.flatMap(({ faction: payee, amount: owed }): readonly GameEvent[] => {
    const { spice } = factionState(state, payee);
    if (spice === 'uncounted' || spice === 0) return [];
    return [{ type: 'FareRepaid', payee, amount: Math.min(owed, spice), because: 'spice-came' }];
  });

/** Whoever counts its spice anew counts what is its own: nothing of that is the bank's. */
export const repaidAsCounted = ({ faresOwed }: GameState, faction: FactionId): readonly GameEvent[] =>
  faresOwed
    .filter((one) => one.faction === faction)
    .map(({ amount }) => ({ type: 'FareRepaid', payee: faction, amount, because: 'counted-anew' }));

export const withLent = (state: GameState, { payee, amount }: EventOf<'FareLent'>): GameState =>
  withOwed(withSpice(state, payee, amount, { kind: 'bank' }), payee, amount);

export const withRepaid = (state: GameState, { payee, amount, because }: EventOf<'FareRepaid'>): GameState =>
  withOwed(because === 'counted-anew' ? state : withSpice(state, payee, -amount, { kind: 'bank' }), payee, -amount);

function withOwed(state: GameState, faction: FactionId, more: number): GameState {
  const owed = (state.faresOwed.find((one) => one.faction === faction)?.amount ?? 0) + more;
  const others = state.faresOwed.filter((one) => one.faction !== faction);
  return { ...state, faresOwed: owed > 0 ? [...others, { faction, amount: owed }] : others };
}

/** What others may ask of the bidding. */
import type { FactionId } from '../../table/factions.ts';
import { runningOf } from '../../table/stack.ts';
import type { GameState } from '../../table/state.ts';
import type { SlotId } from '../../table/treachery.ts';
import { isBound } from './means.ts';
import { paymentOf } from './said.ts';

/** The Karama that a faction needs for the bid with which it leads: it cannot be played elsewhere. @rules R-156 */
export function slotsNeeded(state: GameState, faction: FactionId): readonly SlotId[] {
  const card = runningOf(state, 'bidding')?.card ?? null;
  const pays = paymentOf(state, faction).card;
  return card !== null && pays !== null && isBound(state, card, faction) ? [pays.slot] : [];
}

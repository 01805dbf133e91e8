/** What others may ask of a swap of hands. */
import type { FactionId } from '../../../table/factions.ts';
import { factionOf } from '../../../table/position.ts';
import { runningOf } from '../../../table/stack.ts';
import type { GameState } from '../../../table/state.ts';
import type { SlotId } from '../../../table/treachery.ts';

/**
 * The cards of a hand that still owes some of them. Taking and giving are one act, so that none is played or put away in
 * between, and fewer given than were taken. @rules GF9-2019 Advanced Karama Cards
 */
export const slotsOwing = (state: GameState, faction: FactionId): readonly SlotId[] =>
  runningOf(state, 'hand-swap')?.by === faction ? factionOf(state, faction).hand.map(({ slot }) => slot) : [];

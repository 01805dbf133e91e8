/** What others may ask of a swap of hands. */
import type { FactionId } from '../../../table/factions.ts';
import { factionOf } from '../../../table/position.ts';
import { runningOf } from '../../../table/stack.ts';
import type { GameState } from '../../../table/state.ts';
import type { SlotId } from '../../../table/treachery.ts';
import type { HandSwapActivity } from './contract.ts';

/** How many cards go back: as many as came, or all that a hand told anew still has. */
export const owedBack = (state: GameState, { by, taken }: HandSwapActivity): number =>
  Math.min(taken ?? 0, factionOf(state, by).hand.length);

/**
 * The cards of a hand that still owes some of them. Taking and giving are one act, so that none is played or put away in
 * between, and fewer given than were taken. @rules GF9-2019 Advanced Karama Cards
 */
export const slotsOwing = (state: GameState, faction: FactionId): readonly SlotId[] =>
  runningOf(state, 'hand-swap')?.by === faction ? factionOf(state, faction).hand.map(({ slot }) => slot) : [];

/** How many cards a hand is still to be given back, for which there must be room in it. */
export function cardsOwedTo(state: GameState, faction: FactionId): number {
  const swap = runningOf(state, 'hand-swap');
  return swap?.of === faction ? owedBack(state, swap) : 0;
}

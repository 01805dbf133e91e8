import type { FactionId, Instruction } from '#client';

/** Returns the moves that a seat can tick: its own. Moves of the table stand only on the screen and the desk. */
export const movesToTick = (instructions: readonly Instruction[], faction: FactionId): readonly Instruction[] =>
  instructions.filter(({ owner }) => owner === faction);

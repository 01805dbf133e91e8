import type { FactionId, Instruction } from '#client';

/**
 * Returns the instructions that a seat can tick: its own. The instructions of the table are only on the screen and the
 * desk.
 */
export const movesToTick = (instructions: readonly Instruction[], faction: FactionId): readonly Instruction[] =>
  instructions.filter(({ owner }) => owner === faction);

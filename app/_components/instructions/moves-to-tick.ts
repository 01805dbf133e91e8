import type { FactionId, Instruction } from '#client';

/** The moves that a seat can tick: its own. Those of anybody stand on the screen and the desk alone. */
export const movesToTick = (instructions: readonly Instruction[], faction: FactionId): readonly Instruction[] =>
  instructions.filter(({ owner }) => owner === faction);

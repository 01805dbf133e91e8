import type { FactionId, Instruction } from '#client';

/** The moves that a seat can tick: its own, then those of anybody, which are often done and not ticked. */
export const movesToTick = (instructions: readonly Instruction[], faction: FactionId): readonly Instruction[] => [
  ...instructions.filter(({ owner }) => owner === faction),
  ...instructions.filter(({ owner }) => owner === 'table'),
];

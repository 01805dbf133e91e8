import type { TableView } from '#client';

/** The turn that has begun, 0 before the first. */
export const turnBegun = ({ turn, phase, phaseOrder }: Pick<TableView, 'turn' | 'phase' | 'phaseOrder'>): number =>
  phaseOrder.includes(phase) ? turn : 0;

/**
 * Whether the next turn has begun. A table that goes back begins none, nor does one where the desk enters another turn.
 */
export const turnsOn = (before: number, now: number): boolean => now === before + 1;

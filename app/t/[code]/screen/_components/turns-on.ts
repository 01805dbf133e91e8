import type { TableView } from '#client';

/** Returns the number of the turn that has begun; 0 before the first turn. */
export const turnBegun = ({ turn, phase, phaseOrder }: Pick<TableView, 'turn' | 'phase' | 'phaseOrder'>): number =>
  phaseOrder.includes(phase) ? turn : 0;

/** Whether the next turn has begun. A take-back, or a turn that the desk enters, does not count. */
export const turnsOn = (before: number, now: number): boolean => now === before + 1;

import type { TableView } from '#client';

/** Whether nothing is begun and the board is as empty as a set-up needs it; hands and traitors are their owners’ alone. */
export const waitsToBegin = ({ phase, running, turn, forces }: TableView): boolean =>
  phase === 'setup' && running === null && turn === 1 && forces.length === 0;

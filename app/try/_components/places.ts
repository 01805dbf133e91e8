import { isPlanning, isSettled } from '#app/_features/tried.tsx';
import type { TriedBattle } from './use-tried-battle.ts';
import type { Side } from './try-messages.ts';

/** The part of the page that one phone shows at a time. */
export type Place = Side | 'hand-over' | 'screen';

/**
 * Returns the progress of the battle: 0 and 1 while players make a plan, 2 while the screen presents it, 3 afterwards.
 */
export function stepOf({ seats, table }: Pick<TriedBattle, 'seats' | 'table'>): 0 | 1 | 2 | 3 {
  if (isPlanning(seats.atreides)) return 0;
  if (isPlanning(seats.harkonnen)) return 1;
  return isSettled(table) ? 3 : 2;
}

/** The first part of each step on one phone. */
export const TURNED_FIRST: Readonly<Record<0 | 1 | 2 | 3, Place>> = {
  0: 'atreides',
  1: 'hand-over',
  2: 'screen',
  3: 'screen',
};

import { maySwapAfter } from '../activities/swap.ts';
import { present, type Timeline } from './timeline.ts';

/** Whether two people may still swap their factions at this table. Everybody may know it. */
export function maySwap(timeline: Timeline): boolean {
  const state = present(timeline);
  return state !== null && maySwapAfter(state, timeline.entries);
}

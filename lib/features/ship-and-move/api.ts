/** Queries about shipment and movement after a turn. */
import { select } from '../../core/memoize-by-parts.ts';
import type { GameEvent } from '../../model/events.ts';
import type { GameState } from '../../model/state.ts';
import type { TerritoryId } from '../../model/territories.ts';
import { isForcesGone, stepIn } from './steps-made.ts';

/** Whether a shipment or move of the last turn can still be cancelled or undone. @rules */
export const canStillBeUndone = (state: GameState): boolean => select(state, isStepOpen, null);
const isStepOpen = ({ undo: { open } }: GameState): boolean =>
  open.some(({ what }) => what === 'shipment' || what === 'move');

/**
 * Returns the territories of an event: first where forces arrived, then where the forces came from; no territories for
 * other events.
 */
export function territoriesIn(event: GameEvent): readonly TerritoryId[] {
  if (!isForcesGone(event)) return [];
  const { to, from } = stepIn(event).step;
  return [...(to === null ? [] : [to]), ...from].map(({ territory }) => territory);
}

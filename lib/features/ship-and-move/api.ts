/** What others may ask of shipment and movement once it is over. */
import { select } from '../../core/track-reads.ts';
import type { GameEvent } from '../../model/events.ts';
import type { GameState } from '../../model/state.ts';
import type { TerritoryId } from '../../model/territories.ts';
import { isForcesGone, stepIn } from './steps-made.ts';

/** Whether something was shipped or moved in the turn that ended last, and can still be stopped or taken back. @rules */
export const canStillBeUndone = (state: GameState): boolean => select(state, isStepOpen, null);
const isStepOpen = ({ undo: { open } }: GameState): boolean =>
  open.some(({ what }) => what === 'shipment' || what === 'move');

/** Where forces came with this event, and then where they came from; nothing of any other event. */
export function territoriesIn(event: GameEvent): readonly TerritoryId[] {
  if (!isForcesGone(event)) return [];
  const { to, from } = stepIn(event).step;
  return [...(to === null ? [] : [to]), ...from].map(({ territory }) => territory);
}

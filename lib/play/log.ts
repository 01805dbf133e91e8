import { ownerOf } from '../rules/captives.ts';
import type { Audience } from '../table/audience.ts';
import type { LogFact } from '../table/log.ts';
import type { GameState } from '../table/state.ts';
import { type RecordedEvent, tellOf } from './look-ups.ts';

/**
 * What one audience may read of an event; `null` when it may not even know that something happened. `before` is the
 * position the event met, `after` the one it made. What was taken back is known by the lines, and told by the timeline.
 */
export const logFact = (
  before: GameState,
  after: GameState,
  event: RecordedEvent,
  audience: Audience,
): LogFact | null => tellOf(event)(event, audience, before, after);

/** Whether a faction should look at its own secrets again; nobody else is told. */
export function isOwnChanged(before: GameState, after: GameState, audience: Audience): boolean {
  const secretsIn = ({ factions, leaders, prediction, kwisatzHaderach }: GameState) =>
    JSON.stringify([
      kwisatzHaderach?.of === audience ? kwisatzHaderach.losses : null,
      leaders.flatMap(({ leader, captor }) =>
        captor !== null && (captor === audience || ownerOf(leader) === audience) ? [leader] : [],
      ),
      prediction?.by === audience ? prediction.told : null,
      ...factions
        .filter((own) => own.faction === audience)
        .map(({ spice, hand, traitors }) => [spice, hand.map(({ card }) => card), traitors]),
    ]);
  return secretsIn(before) !== secretsIn(after);
}

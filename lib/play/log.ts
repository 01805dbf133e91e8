import type { Audience } from '../table/audience.ts';
import type { FactionId } from '../table/factions.ts';
import type { LogFact } from '../table/log.ts';
import type { GameState } from '../table/state.ts';
import { type RecordedEvent, tellOf } from './look-ups.ts';
import { secretsNow } from './secrets.ts';

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
export const isOwnChanged = (before: GameState, after: GameState, audience: Audience): boolean =>
  isFaction(audience) && JSON.stringify(secretsNow(before, audience)) !== JSON.stringify(secretsNow(after, audience));

const isFaction = (audience: Audience): audience is FactionId => audience !== 'table' && audience !== 'moderator';

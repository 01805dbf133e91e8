import type { Audience } from '../model/audience.ts';
import type { FactionId } from '../model/factions.ts';
import type { LogFact } from '../model/log.ts';
import { ordersOf } from '../model/standing-orders.ts';
import type { GameState } from '../model/state.ts';
import { type RecordedEvent, logProjectionFor, loggedBeside } from './registry.ts';
import { secretsNow } from './secrets.ts';
import { undoneFacts } from './undo.ts';

/**
 * What one audience may read of an event; nothing when it may not even know that something happened. `before` is the
 * position the event met, `after` the one it made. What was taken back is known by the lines, and told by the timeline.
 */
export function logFacts(
  before: GameState,
  after: GameState,
  event: RecordedEvent,
  audience: Audience,
): readonly LogFact[] {
  const fact = event.type === 'UseUndone' ? null : logProjectionFor(event)(event, audience, before, after);
  const undone = event.type === 'UseUndone' ? undoneFacts(before, event) : [];
  return [...(fact === null ? [] : [fact]), ...undone, ...loggedBeside(before, after, event, audience)];
}

/** Whether a faction should look at its own secrets and orders again; nobody else is told. */
export const isOwnChanged = (before: GameState, after: GameState, audience: Audience): boolean =>
  isFaction(audience) && JSON.stringify(ownNow(before, audience)) !== JSON.stringify(ownNow(after, audience));

const ownNow = (state: GameState, faction: FactionId) => [
  secretsNow(state, faction),
  ordersOf(state.standingOrders, faction),
];

const isFaction = (audience: Audience): audience is FactionId => audience !== 'table' && audience !== 'moderator';

import type { Audience } from '../model/audience.ts';
import type { FactionId } from '../model/factions.ts';
import type { LogFact } from '../model/log.ts';
import { ordersOf } from '../model/standing-orders.ts';
import type { GameState } from '../model/state.ts';
import { type RecordedEvent, logProjectionFor } from './registry.ts';
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
): LogFact | null => logProjectionFor(event)(event, audience, before, after);

/** Whether a faction should look at its own secrets and orders again; nobody else is told. */
export const isOwnChanged = (before: GameState, after: GameState, audience: Audience): boolean =>
  isFaction(audience) && JSON.stringify(ownNow(before, audience)) !== JSON.stringify(ownNow(after, audience));

const ownNow = (state: GameState, faction: FactionId) => [
  secretsNow(state, faction),
  ordersOf(state.standingOrders, faction),
];

const isFaction = (audience: Audience): audience is FactionId => audience !== 'table' && audience !== 'moderator';

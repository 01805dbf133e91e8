import type { Audience } from '../model/audience.ts';
import type { FactionId } from '../model/factions.ts';
import type { LogFact } from '../model/log.ts';
import { ordersOf } from '../model/standing-orders.ts';
import type { GameState } from '../model/state.ts';
import { type RecordedEvent, logProjectionFor, loggedBeside } from './registry.ts';
import { secretsNow } from './secrets.ts';
import { undoneFacts } from './undo.ts';

/**
 * Returns the log lines of an event for one audience; none if the audience must not know of the event. `before` is the
 * position before the event, `after` is the position after the event. The timeline handles take-backs, because it knows
 * the lines.
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

/** Whether a faction should check its own secrets and orders again. Only that faction reads the line. */
export const isOwnChanged = (before: GameState, after: GameState, audience: Audience): boolean =>
  isFaction(audience) && JSON.stringify(ownNow(before, audience)) !== JSON.stringify(ownNow(after, audience));

const ownNow = (state: GameState, faction: FactionId) => [
  secretsNow(state, faction),
  ordersOf(state.standingOrders, faction),
];

const isFaction = (audience: Audience): audience is FactionId => audience !== 'table' && audience !== 'moderator';

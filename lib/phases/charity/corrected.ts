/** What a new word of an owner does while charity is claimed. */
import type { Ctx } from '../../powers/ctx.ts';
import { hasCommitted } from '../../table/commitments.ts';
import type { GameEvent } from '../../table/events.ts';
import type { FactionId } from '../../table/factions.ts';
import type { OwnFact } from '../../table/facts.ts';
import type { GameState } from '../../table/state.ts';
import type { CharityActivity } from './contract.ts';

/**
 * Whoever tells its spice anew speaks anew, whatever it had said and whether or not the number has changed: so nobody
 * can tell from that which it was.
 */
export const told = (
  _ctx: Ctx,
  _state: GameState,
  { claims }: CharityActivity,
  faction: FactionId,
  { kind }: OwnFact,
): readonly GameEvent[] =>
  kind === 'spice' && hasCommitted(claims, faction) ? [{ type: 'CharityAnswerWithdrawn', faction }] : [];

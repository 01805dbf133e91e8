/** The effects of declarations during the charity. */
import type { Ctx } from '../../powers/ctx.ts';
import { hasCommitted } from '../../model/commitments.ts';
import type { GameEvent } from '../../model/events.ts';
import type { FactionId } from '../../model/factions.ts';
import type { DeclaredSecret } from '../../model/facts.ts';
import type { GameState } from '../../model/state.ts';
import type { CharityActivity } from './contract.ts';

/**
 * Reopens the claim of a faction that declares its spice. This happens for every claim, even if the number is the same,
 * so that nobody can tell the faction's claim.
 */
export const onDeclare = (
  _ctx: Ctx,
  _state: GameState,
  { claims }: CharityActivity,
  faction: FactionId,
  { kind }: DeclaredSecret,
): readonly GameEvent[] =>
  kind === 'spice' && hasCommitted(claims, faction) ? [{ type: 'CharityAnswerWithdrawn', faction }] : [];

/** The effects of corrections and of declared spice on what is asked. */
import { epochRaised } from '../../../kernel/events.ts';
import { hasCommitted } from '../../../model/commitments.ts';
import type { GameEvent } from '../../../model/events.ts';
import type { DeclaredSecret, PublicFact } from '../../../model/facts.ts';
import type { FactionId } from '../../../model/factions.ts';
import type { GameState } from '../../../model/state.ts';
import type { Ctx } from '../../../powers/ctx.ts';
import { managerOf } from './api.ts';
import type { FirstManagerActivity, HarvestActivity } from './contract.ts';

/** Begins the harvest again with another Manager, who draws a new card. The tax stays paid. */
export function onCorrection(
  _ctx: Ctx,
  _state: GameState,
  _harvest: HarvestActivity,
  fact: PublicFact,
  after: GameState,
): readonly GameEvent[] {
  return fact.kind === 'harvest-manager'
    ? [{ type: 'HarvestManagerNamed', manager: managerOf(after), because: 'corrected', kept: false }, epochRaised()]
    : [];
}

/** Opens the sealed sum of a faction again that declares its spice, because it may have less now. */
export const onDeclare = (
  _ctx: Ctx,
  _state: GameState,
  { sums }: FirstManagerActivity,
  faction: FactionId,
  { kind }: DeclaredSecret,
): readonly GameEvent[] =>
  kind === 'spice' && hasCommitted(sums, faction) ? [{ type: 'ManagerSumWithdrawn', faction }] : [];

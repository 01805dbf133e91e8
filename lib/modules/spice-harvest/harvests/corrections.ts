/** The effects of corrections on questions. */
import { epochRaised } from '../../../kernel/events.ts';
import type { GameEvent } from '../../../model/events.ts';
import type { PublicFact } from '../../../model/facts.ts';
import type { GameState } from '../../../model/state.ts';
import type { Ctx } from '../../../powers/ctx.ts';
import { managerOf } from './api.ts';
import type { HarvestActivity } from './contract.ts';

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

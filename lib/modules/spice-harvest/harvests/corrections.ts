/** The effects of corrections on questions. */
import { epochRaised } from '../../../kernel/events.ts';
import type { GameEvent } from '../../../model/events.ts';
import type { PublicFact } from '../../../model/facts.ts';
import type { GameState } from '../../../model/state.ts';
import type { Ctx } from '../../../powers/ctx.ts';
import { harvestsOf, managerOf } from './api.ts';
import type { HarvestActivity } from './contract.ts';

/**
 * Begins the harvest again with another Manager, who draws a new card. The tax stays paid. If the Manager has fallen,
 * everything is paid, and the corrected Manager manages the next harvest.
 */
export function onCorrection(
  _ctx: Ctx,
  state: GameState,
  { step }: HarvestActivity,
  fact: PublicFact,
  after: GameState,
): readonly GameEvent[] {
  if (fact.kind !== 'harvest-manager') return [];
  return step === 'succession'
    ? [{ type: 'HarvestEnded', harvest: harvestsOf(state).harvest }, epochRaised()]
    : [{ type: 'HarvestManagerNamed', manager: managerOf(after), because: 'corrected', kept: false }, epochRaised()];
}

/** The order of turns in a phase. */
import type { FactionId } from '../model/factions.ts';
import type { PhaseId } from '../model/phases.ts';
import { stormOrder } from '../model/selectors.ts';
import type { GameState } from '../model/state.ts';
import type { Ctx } from './ctx.ts';
import { activePowers } from './in-force.ts';

/** Returns the storm order, as modified by powers. @rules AH79 IX.C · GF9-2019 Phase 6 */
export const turnOrder = (ctx: Pick<Ctx, 'powers' | 'rules'>, state: GameState, phase: PhaseId): readonly FactionId[] =>
  activePowers(ctx, state).reduce(
    (order, power) => power.turnOrder?.({ state, phase, order }) ?? order,
    stormOrder(state),
  );

/** The order of turns in a phase. */
import type { FactionId } from '../model/factions.ts';
import type { PhaseId } from '../model/phases.ts';
import { stormOrder } from '../model/selectors.ts';
import type { GameState } from '../model/state.ts';
import type { Ctx } from './ctx.ts';
import { activePowers } from './in-force.ts';

type Table = Pick<Ctx, 'powers' | 'rules'>;

/**
 * Returns the order of a phase: the storm order, as modified by powers. In some editions the battles follow the
 * movement of this turn.
 * @rules AH79 IX.C · GF9-2019 Phase 6
 */
export const turnOrder = (ctx: Table, state: GameState, phase: PhaseId): readonly FactionId[] =>
  phase === 'battle' && ctx.rules.battlesFollow === 'movement'
    ? asMoved(state, stormOrderIn(ctx, state, 'shipment'))
    : stormOrderIn(ctx, state, phase);

const stormOrderIn = (ctx: Table, state: GameState, phase: PhaseId): readonly FactionId[] =>
  activePowers(ctx, state).reduce(
    (order, power) => power.turnOrder?.({ state, phase, order }) ?? order,
    stormOrder(state),
  );

/**
 * Returns the factions in the order in which they have moved in this turn. Where Mentat has not seen the moves, the
 * order stays as it is.
 * @rules Grand Dune, closing section · R-330
 */
function asMoved({ lastMoved, turn }: GameState, order: readonly FactionId[]): readonly FactionId[] {
  const moved = lastMoved.turn === turn ? lastMoved.order.filter((faction) => order.includes(faction)) : [];
  return [...moved, ...order.filter((faction) => !moved.includes(faction))];
}

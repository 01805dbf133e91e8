/** The order of turns to ship and move. */
import { type Ctx, hasForces } from '../../powers/ctx.ts';
import { activePowers, activePowersOf } from '../../powers/in-force.ts';
import { turnOrder } from '../../powers/turn-order.ts';
import type { FactionId } from '../../model/factions.ts';
import { findActivity } from '../../model/stack.ts';
import type { GameState } from '../../model/state.ts';
import type { ShipAndMoveActivity } from './contract.ts';

/** Returns the factions with forces, in the order of their turns. */
export const shipmentOrder = (ctx: Ctx, state: GameState): readonly FactionId[] =>
  turnOrder(ctx, state, 'shipment').filter((faction) => hasForces(ctx, faction));

/**
 * Returns the factions without a turn so far: first factions in the table's order, then factions that act out of turn.
 */
export const nextToAct = (ctx: Ctx, state: GameState, phase: ShipAndMoveActivity): FactionId | null =>
  stillToAct(ctx, state, phase)[0] ?? null;

/** Returns all factions that have not acted, in the order of turns. */
export function stillToAct(ctx: Ctx, state: GameState, { done, round }: ShipAndMoveActivity): readonly FactionId[] {
  const waiting = shipmentOrder(ctx, state).filter((faction) => !done.includes(faction));
  if (round === 'moves') return waiting;
  const inOrder = waiting.filter((faction) => !actsWhenItWishes(ctx, state, faction));
  return [...inOrder, ...waiting.filter((faction) => !inOrder.includes(faction))];
}

/**
 * Returns the factions that may take their turn now out of order: before, between and after the turns of other
 * factions, but not during a turn. If factions ship in one round and move in another, this holds for the shipments.
 * @rules GF9-2019 Spacing Guild sheet "Ship and move when you wish" · AH79 Player Aid Pad Guild 1 · Dune Squad VII.E.1 ·
 *
 */
export function canActNow(ctx: Ctx, state: GameState): readonly FactionId[] {
  const phase = findActivity(state, 'ship-and-move');
  if (phase === null || phase.round === 'moves' || waitsForFirst(ctx, state, phase)) return [];
  const acting = findActivity(state, 'own-turn')?.faction ?? null;
  return shipmentOrder(ctx, state).filter(
    (faction) => faction !== acting && !phase.done.includes(faction) && actsWhenItWishes(ctx, state, faction),
  );
}

/** Whether a faction that acts before all others has not finished its turn. */
const waitsForFirst = (ctx: Ctx, state: GameState, { done }: ShipAndMoveActivity): boolean =>
  activePowers(ctx, state).some(
    ({ actsBeforeAll, faction }) => actsBeforeAll === true && faction !== null && !done.includes(faction),
  );

const actsWhenItWishes = (ctx: Ctx, state: GameState, faction: FactionId): boolean =>
  activePowersOf(ctx, state, faction).some(({ actsOutOfTurn }) => actsOutOfTurn === true);

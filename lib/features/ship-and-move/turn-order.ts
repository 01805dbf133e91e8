/** Whose turn it is to ship and move. */
import type { Ctx } from '../../powers/ctx.ts';
import { activePowersOf } from '../../powers/in-force.ts';
import { turnOrder } from '../../powers/turn-order.ts';
import type { FactionId } from '../../model/factions.ts';
import { findActivity } from '../../model/stack.ts';
import type { GameState } from '../../model/state.ts';
import type { ShipAndMoveActivity } from './contract.ts';

/** Who has not had their turn, and has it in the order of the table; then those who take it when they wish. */
export const nextToAct = (ctx: Ctx, state: GameState, phase: ShipAndMoveActivity): FactionId | null =>
  stillToAct(ctx, state, phase)[0] ?? null;

/** All of those, in that order. */
export function stillToAct(ctx: Ctx, state: GameState, { done }: ShipAndMoveActivity): readonly FactionId[] {
  const waiting = turnOrder(ctx, state, 'shipment').filter((faction) => !done.includes(faction));
  const inOrder = waiting.filter((faction) => !actsWhenItWishes(ctx, state, faction));
  return [...inOrder, ...waiting.filter((faction) => !inOrder.includes(faction))];
}

/**
 * Who may take their turn now, though it is not theirs: before, between and after those of others, never inside one.
 * @rules GF9-2019 Spacing Guild sheet "Ship and move when you wish" · AH79 Player Aid Pad Guild 1 · R-176
 */
export function canActNow(ctx: Ctx, state: GameState): readonly FactionId[] {
  const phase = findActivity(state, 'ship-and-move');
  if (phase === null) return [];
  const acting = findActivity(state, 'own-turn')?.faction ?? null;
  return turnOrder(ctx, state, 'shipment').filter(
    (faction) => faction !== acting && !phase.done.includes(faction) && actsWhenItWishes(ctx, state, faction),
  );
}

const actsWhenItWishes = (ctx: Ctx, state: GameState, faction: FactionId): boolean =>
  activePowersOf(ctx, state, faction).some(({ actsOutOfTurn }) => actsOutOfTurn === true);

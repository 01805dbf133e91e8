/** The losses by a worm. */
import { advisorsLeftAlone } from '../../pieces/advisors.ts';
import { forcesLost, spiceToBank } from '../../pieces/events.ts';
import type { Ctx } from '../../powers/ctx.ts';
import type { GameEvent } from '../../model/events.ts';
import type { GameState } from '../../model/state.ts';
import type { TerritoryId } from '../../model/territories.ts';
import type { SpiceOnBoard } from '../../model/board.ts';
import type { WormActivity } from './contract.ts';
import { carriedFrom, survives } from './run-steps.ts';

/**
 * Returns the losses: all spice of the whole territory goes to the bank, and all forces to the tanks, advisors
 * included, except those that a power saves. Off the sand there are no losses, and by a further worm that only waits to be ridden neither. Advisors that are left alone become
 * fighters.
 * @rules R-295 · AH79 VII.A.2, Player Aid Pad B.6.B.5 · GF9-2019 Phase 2 "Shai-Hulud"
 */
export function wormDevours(
  ctx: Ctx,
  state: GameState,
  worm: WormActivity,
  territory: TerritoryId,
): readonly GameEvent[] {
  const there = state.forces.filter((stack) => stack.territory === territory);
  const isSand = ctx.board.terrainOf(territory) === 'sand' && (!worm.onlyRidden || worm.placed !== null);
  const isLeft = (stack: (typeof there)[number]): boolean => !isSand || survives(ctx, state, worm, stack.faction);
  const forces = there.filter((stack) => !isLeft(stack));
  const spice = lostAtOnce(ctx, state, worm, isSand ? territory : null);
  return [
    {
      type: 'ShaiHuludDevoured',
      worm: worm.id,
      territory,
      placedBy: worm.placed?.by ?? null,
      forces,
      spice: spice.reduce((sum, { amount }) => sum + amount, 0),
      left: there.filter(isLeft),
    },
    ...forces.map(forcesLost),
    ...spice.map(({ sector, amount }) => spiceToBank({ territory, sector }, amount)),
    ...advisorsLeftAlone(ctx, state, forces),
  ];
}

/** Returns the spice that is lost before anybody rides: all of it, but what riders can take along. */
const lostAtOnce = (
  ctx: Ctx,
  state: GameState,
  worm: WormActivity,
  territory: TerritoryId | null,
): readonly SpiceOnBoard[] =>
  state.spiceOnBoard
    .filter((lying) => lying.territory === territory)
    .map((lying) => ({ ...lying, amount: lying.amount - Math.min(lying.amount, carriedFrom(ctx, state, worm, lying)) }))
    .filter(({ amount }) => amount > 0);

/** Returns the loss of the spice that riders could have taken along, and have left behind. */
export const restDevoured = (state: GameState, { placed, devouredIn }: WormActivity): readonly GameEvent[] =>
  placed?.power !== null
    ? []
    : state.spiceOnBoard
        .filter(({ territory }) => territory === devouredIn)
        .map(({ territory, sector, amount }) => spiceToBank({ territory, sector }, amount));

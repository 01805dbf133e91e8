/** The pieces and spice with which each faction begins at this table, changed by powers. */
import type { FactionId } from '../../model/factions.ts';
import { advantagesOf, type Ctx } from '../../powers/ctx.ts';
import type { StartingForces } from '../../powers/starts.ts';

/** Returns a faction's forces on the board at the start. */
export const startingForcesOf = (ctx: Ctx, faction: FactionId): StartingForces =>
  advantagesOf(ctx, faction).reduce(
    (forces, { startingForces }) => startingForces?.(forces) ?? forces,
    ctx.startOf(faction).forces,
  );

/** Returns the number of a faction's treachery cards at the start. */
export const startingCardsOf = (ctx: Ctx, faction: FactionId): number =>
  advantagesOf(ctx, faction).reduce(
    (cards, { startingCards }) => startingCards?.(cards) ?? cards,
    ctx.startOf(faction).cards ?? ctx.rules.startingCards,
  );

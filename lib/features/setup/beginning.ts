/** What each faction begins with at this table: its start, as its powers change it. */
import type { FactionId } from '../../model/factions.ts';
import { advantagesOf, type Ctx } from '../../powers/ctx.ts';
import type { StartingForces } from '../../powers/starts.ts';

/** Which of a faction's forces begin on the board at this table. */
export const startingForcesOf = (ctx: Ctx, faction: FactionId): StartingForces =>
  advantagesOf(ctx, faction).reduce(
    (forces, { startingForces }) => startingForces?.(forces) ?? forces,
    ctx.startOf(faction).forces,
  );

/** How many treachery cards a faction begins with. */
export const startingCardsOf = (ctx: Ctx, faction: FactionId): number =>
  advantagesOf(ctx, faction).reduce(
    (cards, { startingCards }) => startingCards?.(cards) ?? cards,
    ctx.rules.startingCards,
  );

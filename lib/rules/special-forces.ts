import type { FactionId } from '../table/factions.ts';
import { advantagesOf, type Ctx } from './ctx.ts';

/** How many of a faction's forces are special ones at this table; 0 for most. */
export const specialForcesOf = (ctx: Ctx, faction: FactionId): number =>
  advantagesOf(ctx, faction).reduce((sum, { specialForces }) => sum + (specialForces?.count ?? 0), 0);

import { z } from 'zod';
import { openTable } from '../../application/tables.ts';
import { tooMany } from '../errors.ts';
import { publicProcedure } from '../procedures.ts';
import { circle, edition, faction, keeper, layer, option } from '../schemas.ts';

const openInput = z.strictObject({
  edition,
  layer,
  options: z.array(option).max(16),
  components: z.strictObject({ treachery: keeper, traitors: keeper, stormCards: keeper }),
  pairs: z
    .array(z.tuple([faction, faction]))
    .max(2)
    .default([]),
  seating: z.array(z.strictObject({ faction, circle })).max(6),
  windowSeconds: z.number().int().min(3).max(30).default(15),
});

/** Opens a table; whoever opens it holds its desk. */
export const open = publicProcedure.input(openInput).mutation(({ ctx, input }) => {
  const wait = ctx.limits.tables.wait(ctx.address);
  if (wait > 0) throw tooMany(wait);
  ctx.limits.tables.spend(ctx.address);
  const { seating, windowSeconds, ...choices } = input;
  return openTable(ctx.services, { ...choices, windowTime: windowSeconds * 1000 }, seating);
});

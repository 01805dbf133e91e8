import { z } from 'zod';
import { readLog } from '../../application/reading.ts';
import { tableProcedure } from '../procedures.ts';

const page = z.object({
  before: z.number().int().min(0).optional(),
  limit: z.number().int().min(1).max(100),
});

/** Returns earlier lines of the log for this audience. */
export const log = tableProcedure
  .input(page)
  .query(({ ctx, input: { before = null, limit } }) =>
    readLog(ctx.services, ctx.code, ctx.audience, { before, limit }),
  );

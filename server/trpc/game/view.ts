import { tableProcedure } from '../procedures.ts';

/** Returns what this audience may see now: for the first load, and for a device that does not trust its socket. */
export const view = tableProcedure
  .meta({ bySocket: false })
  .query(({ ctx }) => ctx.services.frames.frame(ctx.code, ctx.audience));

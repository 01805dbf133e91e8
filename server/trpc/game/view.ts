import { tableProcedure } from '../procedures.ts';

/** Returns what this audience may see now. */
export const view = tableProcedure.query(({ ctx }) => ctx.services.frames.frame(ctx.code, ctx.audience));

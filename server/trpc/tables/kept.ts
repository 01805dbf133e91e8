import { keptTables } from '../../application/kept-tables.ts';
import { hostProcedure } from '../procedures.ts';

/** The tables that are kept on this machine; nothing of their games. */
export const kept = hostProcedure.query(({ ctx }) => keptTables(ctx.services));

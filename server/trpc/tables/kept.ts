import { listTables } from '../../application/device-tables.ts';
import { hostProcedure } from '../procedures.ts';

/** The tables that are kept on this machine; nothing of their games. */
export const kept = hostProcedure.query(({ ctx }) => listTables(ctx.services));

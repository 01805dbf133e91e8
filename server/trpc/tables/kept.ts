import { listTables } from '../../application/device-tables.ts';
import { hostProcedure } from '../procedures.ts';

/** Returns the tables on this machine, without any data of their games. */
export const kept = hostProcedure.query(({ ctx }) => listTables(ctx.services));

import { readTells } from '../../application/reading.ts';
import { seatProcedure } from '../procedures.ts';

/** Returns how long the answers of this seat took, to this seat alone; `null` while the game runs. */
export const tells = seatProcedure.query(async ({ ctx }) => ({
  tells: await readTells(ctx.services, ctx.asker.code, ctx.asker.by),
}));

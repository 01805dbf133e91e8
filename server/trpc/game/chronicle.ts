import { readChronicle } from '../../application/reading.ts';
import { tableProcedure } from '../procedures.ts';

/** Returns the chronicle of a finished game, the same for every audience; `null` while the game runs. */
export const chronicle = tableProcedure.query(async ({ ctx }) => ({
  chronicle: await readChronicle(ctx.services, ctx.code),
}));

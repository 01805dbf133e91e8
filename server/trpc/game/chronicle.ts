import { readChronicle } from '../../application/reading.ts';
import { tableProcedure } from '../procedures.ts';

/** The chronicle of a finished game, the same for every audience; `chronicle` is `null` while the game goes on. */
export const chronicle = tableProcedure.query(async ({ ctx }) => ({
  chronicle: await readChronicle(ctx.services, ctx.code),
}));

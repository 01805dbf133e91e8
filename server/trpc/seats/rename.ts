import { z } from 'zod';
import { renameSeat } from '../../application/seats.ts';
import { limited } from '../errors.ts';
import { seatProcedure } from '../procedures.ts';
import { personName } from '../schemas.ts';

/** Changes the name of this seat's player and informs the table. */
export const rename = seatProcedure
  .input(z.strictObject({ name: personName }))
  .mutation(async ({ ctx: { services, limits, asker }, input: { name } }): Promise<{ ok: true }> => {
    limited(limits.passes, `${asker.code}/${asker.by}`);
    await renameSeat(services, asker, name);
    return { ok: true };
  });

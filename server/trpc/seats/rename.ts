import { z } from 'zod';
import { renameSeat } from '../../application/seats.ts';
import { limited } from '../errors.ts';
import { seatProcedure } from '../procedures.ts';
import { personName } from '../schemas.ts';

/** Another name for whoever plays this seat; the table is told. */
export const rename = seatProcedure
  .input(z.strictObject({ name: personName }))
  .mutation(async ({ ctx: { services, limits, holder }, input: { name } }): Promise<{ ok: true }> => {
    limited(limits.passes, `${holder.code}/${holder.faction}`);
    await renameSeat(services, holder.code, { faction: holder.faction, name });
    return { ok: true };
  });

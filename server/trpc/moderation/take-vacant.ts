import { z } from 'zod';
import { claimVacantDesk } from '../../application/device-tables.ts';
import { limited } from '../errors.ts';
import { hostProcedure } from '../procedures.ts';
import { joinCode } from '../schemas.ts';

/** The host takes the desk of a restored table, which nobody holds. */
export const takeVacant = hostProcedure
  .input(z.strictObject({ code: joinCode }))
  .mutation(({ ctx: { services, limits, address }, input: { code } }) => {
    // Each table hears of it once; more than a data folder of tables at once is nobody's evening.
    limited(limits.tables, address);
    return claimVacantDesk(services, code);
  });

import { z } from 'zod';
import { claimVacantDesk } from '../../application/device-tables.ts';
import { limited } from '../errors.ts';
import { hostProcedure } from '../procedures.ts';
import { joinCode } from '../schemas.ts';

/** Gives the host the vacant desk of a restored table. */
export const takeVacant = hostProcedure
  .input(z.strictObject({ code: joinCode }))
  .mutation(({ ctx: { services, limits, address }, input: { code } }) => {
    // Each table gets one such notice, and no host needs more tables at once than a data folder holds.
    limited(limits.tables, address);
    return claimVacantDesk(services, code);
  });

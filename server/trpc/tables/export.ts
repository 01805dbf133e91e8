import { z } from 'zod';
import { exportTable as seal } from '../../application/export-import.ts';
import { limited } from '../errors.ts';
import { moderatorProcedure } from '../procedures.ts';
import { passphrase } from '../schemas.ts';

/** Returns the table in one sealed file for another laptop, with the passphrase of one person. */
export const exportTable = moderatorProcedure
  .meta({ bySocket: false })
  .input(z.strictObject({ passphrase }))
  .mutation(({ ctx: { services, limits, address, asker }, input }) => {
    limited(limits.files, asker.code);
    limited(limits.sealKeys, address);
    return seal(services, asker, input.passphrase);
  });

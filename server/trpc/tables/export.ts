import { z } from 'zod';
import { exportTable as seal } from '../../application/export-import.ts';
import { limited } from '../errors.ts';
import { moderatorProcedure } from '../procedures.ts';
import { passphrase } from '../schemas.ts';

/** The table in one sealed file, for another laptop, under a passphrase that one person knows. */
export const exportTable = moderatorProcedure
  .input(z.strictObject({ passphrase }))
  .mutation(({ ctx: { services, limits, address, asker }, input }) => {
    limited(limits.files, asker.code);
    limited(limits.sealKeys, address);
    return seal(services, asker, input.passphrase);
  });

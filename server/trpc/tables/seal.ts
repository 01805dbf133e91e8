import { z } from 'zod';
import { sealTable } from '../../application/carrying.ts';
import { limited } from '../errors.ts';
import { moderatorProcedure } from '../procedures.ts';
import { passphrase } from '../schemas.ts';

/** The table in one sealed file, for another laptop. */
export const seal = moderatorProcedure
  .input(z.strictObject({ passphrase }))
  .mutation(async ({ ctx: { services, limits, asker }, input }) => {
    limited(limits.files, asker.code);
    return { file: await sealTable(services, asker, input.passphrase) };
  });

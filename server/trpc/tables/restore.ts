import { z } from 'zod';
import { restoreTable } from '../../application/carrying.ts';
import { limited } from '../errors.ts';
import { hostProcedure } from '../procedures.ts';
import { passphrase } from '../schemas.ts';

/** Larger than any table grows; the handler lets no larger body in. */
export const LARGEST_FILE = 24 * 1024 * 1024;

/** Opens a table from its sealed file; whoever restores it holds its desk. */
export const restore = hostProcedure
  .input(z.strictObject({ file: z.string().min(1).max(LARGEST_FILE), passphrase }))
  .mutation(({ ctx: { services, limits, address }, input }) => {
    // Each try costs the server a tenth of a second, which is also what protects the passphrase.
    limited(limits.files, address);
    return restoreTable(services, input.file, input.passphrase);
  });

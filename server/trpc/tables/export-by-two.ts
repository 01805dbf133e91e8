import { exportTableByTwo as seal } from '../../application/export-import.ts';
import { limited } from '../errors.ts';
import { moderatorProcedure } from '../procedures.ts';

/** Returns the table in one sealed file, once both halves of its passphrase have arrived. */
export const exportTableByTwo = moderatorProcedure
  .meta({ bySocket: false })
  .mutation(({ ctx: { services, limits, asker } }) => {
    limited(limits.files, asker.code);
    return seal(services, asker);
  });

import { cancelExport as stop } from '../../application/two-person-export.ts';
import { moderatorProcedure } from '../procedures.ts';

/** Withdraws the desk's request for half of a passphrase. */
export const cancelExport = moderatorProcedure
  .meta({ bySocket: false })
  .mutation(({ ctx: { services, asker } }) => stop(services, asker));

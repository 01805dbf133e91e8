import { cancelExport as stop } from '../../application/two-person-export.ts';
import { moderatorProcedure } from '../procedures.ts';

/** The desk asks nobody for half of a passphrase any more. */
export const cancelExport = moderatorProcedure.mutation(({ ctx: { services, asker } }) => stop(services, asker));

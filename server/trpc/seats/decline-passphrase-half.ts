import { declinePassphraseHalf as decline } from '../../application/two-person-export.ts';
import { seatProcedure } from '../procedures.ts';

/** The seat that is asked for half of a passphrase thinks of none. */
export const declinePassphraseHalf = seatProcedure.mutation(({ ctx: { services, asker } }) => decline(services, asker));

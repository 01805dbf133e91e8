import { declinePassphraseHalf as decline } from '../../application/two-person-export.ts';
import { seatProcedure } from '../procedures.ts';

/** Declines the request for half of a passphrase. */
export const declinePassphraseHalf = seatProcedure.mutation(({ ctx: { services, asker } }) => decline(services, asker));

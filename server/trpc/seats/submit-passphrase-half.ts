import { z } from 'zod';
import { submitPassphraseHalf as give } from '../../application/two-person-export.ts';
import { seatProcedure } from '../procedures.ts';
import { passphrase } from '../schemas.ts';

/** Sends the second half of a file's passphrase from the asked seat. */
export const submitPassphraseHalf = seatProcedure
  .input(z.strictObject({ half: passphrase }))
  .mutation(({ ctx: { services, asker }, input }) => give(services, asker, input.half));

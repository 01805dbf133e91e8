import { z } from 'zod';
import { requestPassphraseHalf as ask } from '../../application/two-person-export.ts';
import { limited } from '../errors.ts';
import { moderatorProcedure } from '../procedures.ts';
import { faction, passphrase } from '../schemas.ts';

/** The desk's half of a file's passphrase, and the seat that is asked for the other. */
export const requestPassphraseHalf = moderatorProcedure
  .input(z.strictObject({ faction, half: passphrase }))
  .mutation(({ ctx: { services, limits, address, asker }, input }) => {
    limited(limits.files, asker.code);
    limited(limits.sealKeys, address);
    return ask(services, asker, input.faction, input.half);
  });

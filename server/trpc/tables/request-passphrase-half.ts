import { z } from 'zod';
import { requestPassphraseHalf as ask } from '../../application/two-person-export.ts';
import { limited } from '../errors.ts';
import { moderatorProcedure } from '../procedures.ts';
import { faction, passphrase } from '../schemas.ts';

/** Sends the desk's half of a file's passphrase, and names the seat for the other half. */
export const requestPassphraseHalf = moderatorProcedure
  .meta({ bySocket: false })
  .input(z.strictObject({ faction, half: passphrase }))
  .mutation(({ ctx: { services, limits, address, asker }, input }) => {
    limited(limits.files, asker.code);
    limited(limits.sealKeys, address);
    return ask(services, asker, input.faction, input.half);
  });

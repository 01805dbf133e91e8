import { z } from 'zod';
import { rejectJoin as turnAskerAway } from '../../application/join-request-handlers.ts';
import { moderatorProcedure } from '../procedures.ts';
import { askerId } from '../schemas.ts';

/** Rejects a request for seats. */
export const rejectJoin = moderatorProcedure
  .input(z.strictObject({ asker: askerId }))
  .mutation(async ({ ctx: { services, asker }, input }): Promise<{ ok: true }> => {
    await turnAskerAway(services, asker, input.asker);
    return { ok: true };
  });

import { z } from 'zod';
import { inviteToSeat } from '../../application/seat-invites.ts';
import { limited } from '../errors.ts';
import { moderatorProcedure } from '../procedures.ts';
import { faction } from '../schemas.ts';

/** Creates the moderator's one-time secret for a seat whose phone is gone, and informs the table. */
export const reissue = moderatorProcedure
  .input(z.strictObject({ faction }))
  .mutation(({ ctx: { services, limits, asker }, input }) => {
    limited(limits.passes, `${asker.code}/${input.faction}`);
    return inviteToSeat(services, asker, input.faction);
  });

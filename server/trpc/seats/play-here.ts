import { z } from 'zod';
import { takeSeatAtDesk } from '../../application/seat-invites.ts';
import { limited } from '../errors.ts';
import { moderatorProcedure } from '../procedures.ts';
import { faction } from '../schemas.ts';

/** Moves a seat without a phone to the moderator's device and informs the table. */
export const playHere = moderatorProcedure
  .input(z.strictObject({ faction }))
  .mutation(({ ctx: { services, limits, asker }, input }) => {
    limited(limits.passes, `${asker.code}/${input.faction}`);
    return takeSeatAtDesk(services, asker, input.faction);
  });

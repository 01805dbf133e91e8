import { z } from 'zod';
import { approveJoin as letAskerIn } from '../../application/join-request-handlers.ts';
import { moderatorProcedure } from '../procedures.ts';
import { askerId } from '../schemas.ts';

/** Gives the requested seats. */
export const approveJoin = moderatorProcedure
  .input(z.strictObject({ asker: askerId }))
  .mutation(({ ctx: { services, asker }, input }) => letAskerIn(services, asker, input.asker));

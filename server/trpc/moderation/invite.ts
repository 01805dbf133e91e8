import { inviteToDesk } from '../../application/moderation.ts';
import { moderatorProcedure } from '../procedures.ts';

/** A secret that hands the desk over once. */
export const invite = moderatorProcedure.mutation(async ({ ctx }) => ({
  invite: await inviteToDesk(ctx.services, ctx.holder.code),
}));

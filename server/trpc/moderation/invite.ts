import { inviteToDesk } from '../../application/moderation.ts';
import { moderatorProcedure } from '../procedures.ts';

/** Returns a secret that hands the desk over once, and the moment until which the secret works (server time, ms). */
export const invite = moderatorProcedure.mutation(({ ctx }) => inviteToDesk(ctx.services, ctx.asker));

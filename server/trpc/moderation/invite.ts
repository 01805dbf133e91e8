import { inviteToDesk } from '../../application/moderation.ts';
import { moderatorProcedure } from '../procedures.ts';

/** A secret that hands the desk over once, and until when (server time, ms). */
export const invite = moderatorProcedure.mutation(({ ctx }) => inviteToDesk(ctx.services, ctx.asker));

import { z } from 'zod';
import { acceptDesk } from '../../application/moderation.ts';
import { spendingOnRefusal } from '../errors.ts';
import { joinProcedure } from '../procedures.ts';
import { joinCode, secret } from '../schemas.ts';

/** Takes the desk over with an invitation. The former moderator's token expires. */
export const accept = joinProcedure
  .input(z.strictObject({ code: joinCode, invite: secret }))
  .mutation(({ ctx, input }) =>
    spendingOnRefusal([{ limit: ctx.limits.secrets, who: ctx.address }], () =>
      acceptDesk(ctx.services, input.code, input.invite),
    ),
  );

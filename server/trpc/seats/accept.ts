import { z } from 'zod';
import { acceptSeat } from '../../application/seat-passes.ts';
import { spendingOnRefusal } from '../errors.ts';
import { joinProcedure } from '../procedures.ts';
import { faction, joinCode, personName, secret } from '../schemas.ts';

/** Takes a seat over with its one-time secret; the former phone's token dies. Without a name the player stays. */
export const accept = joinProcedure
  .input(z.strictObject({ code: joinCode, faction, pass: secret, name: personName.optional() }))
  .mutation(({ ctx, input: { code, name = null, ...handover } }) =>
    spendingOnRefusal(ctx.limits.secrets, ctx.address, () => acceptSeat(ctx.services, code, { ...handover, name })),
  );

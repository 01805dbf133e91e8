import { z } from 'zod';
import { takeSeat } from '../../application/seats.ts';
import { tooMany } from '../errors.ts';
import { joinProcedure } from '../procedures.ts';
import { faction, joinCode, personName } from '../schemas.ts';

/** Takes a free seat for this device; the answer's token is what the device keeps. */
export const take = joinProcedure
  .input(z.strictObject({ code: joinCode, faction, name: personName }))
  .mutation(({ ctx, input: { code, ...seat } }) => {
    const wait = ctx.limits.seats.wait(ctx.address);
    if (wait > 0) throw tooMany(wait);
    ctx.limits.seats.spend(ctx.address);
    return takeSeat(ctx.services, code, seat);
  });

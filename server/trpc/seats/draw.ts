import { z } from 'zod';
import { takeRandomSeat } from '../../application/random-seat.ts';
import { tooMany } from '../errors.ts';
import { joinProcedure } from '../procedures.ts';
import { joinCode, personName } from '../schemas.ts';

/** Takes one of the free seats by chance for this device; the answer says which. */
export const draw = joinProcedure
  .input(z.strictObject({ code: joinCode, name: personName }))
  .mutation(({ ctx, input: { code, name } }) => {
    const who = `${ctx.address}/${code}`;
    const wait = ctx.limits.seats.wait(who);
    if (wait > 0) throw tooMany(wait);
    ctx.limits.seats.spend(who);
    return takeRandomSeat(ctx.services, code, name);
  });

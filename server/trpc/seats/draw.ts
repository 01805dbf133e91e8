import { z } from 'zod';
import { takeRandomSeat } from '../../application/random-seat.ts';
import { tooMany } from '../errors.ts';
import { joinProcedure } from '../procedures.ts';
import { joinCode, personName } from '../schemas.ts';

/** Gives this device one of the free seats at random. The answer names it. */
export const draw = joinProcedure
  .input(z.strictObject({ code: joinCode, name: personName }))
  .mutation(({ ctx, input: { code, name } }) => {
    const who = `${ctx.address}/${code}`;
    const wait = ctx.limits.seats.wait(who);
    if (wait > 0) throw tooMany(wait);
    ctx.limits.seats.spend(who);
    return takeRandomSeat(ctx.services, code, name);
  });

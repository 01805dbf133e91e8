import { z } from 'zod';
import { takeSeat } from '../../application/seats.ts';
import { tooMany } from '../errors.ts';
import { joinProcedure } from '../procedures.ts';
import { faction, joinCode, personName } from '../schemas.ts';

/** Takes a free seat for this device; the answer's token is what the device keeps. */
export const take = joinProcedure
  .input(z.strictObject({ code: joinCode, faction, name: personName }))
  .mutation(({ ctx, input: { code, ...seat } }) => {
    // For each table by itself: a league may play many of them behind one address.
    const who = `${ctx.address}/${code}`;
    const wait = ctx.limits.seats.wait(who);
    if (wait > 0) throw tooMany(wait);
    ctx.limits.seats.spend(who);
    return takeSeat(ctx.services, code, seat);
  });

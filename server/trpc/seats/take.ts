import { z } from 'zod';
import { takeSeat } from '../../application/seats.ts';
import { tooMany } from '../errors.ts';
import { joinProcedure } from '../procedures.ts';
import { faction, joinCode, personName } from '../schemas.ts';

/** Takes a free seat for this device. The device keeps the token of the answer. */
export const take = joinProcedure
  .input(z.strictObject({ code: joinCode, faction, name: personName }))
  .mutation(({ ctx, input: { code, ...seat } }) => {
    // The limit counts per table, because a league may play many tables behind one address.
    const who = `${ctx.address}/${code}`;
    const wait = ctx.limits.seats.wait(who);
    if (wait > 0) throw tooMany(wait);
    ctx.limits.seats.spend(who);
    return takeSeat(ctx.services, code, seat);
  });

import { z } from 'zod';
import { requestSeats } from '../../application/join-request-handlers.ts';
import { limited } from '../errors.ts';
import { joinProcedure } from '../procedures.ts';
import { faction, joinCode, personName } from '../schemas.ts';

/** Asks the desk for a free seat, or for both of one player. The tokens open nothing until the desk approves. */
export const ask = joinProcedure
  .input(z.strictObject({ code: joinCode, factions: z.array(faction).min(1).max(2), name: personName }))
  .mutation(({ ctx: { services, limits, address }, input: { code, factions, name } }) => {
    limited(limits.seats, `${address}/${code}`);
    return requestSeats(services, code, [...new Set(factions)], name, address);
  });

import { z } from 'zod';
import { acceptSeatInvite } from '../../application/seat-invites.ts';
import { spendingOnRefusal } from '../errors.ts';
import { joinProcedure } from '../procedures.ts';
import { faction, joinCode, personName, typedPass } from '../schemas.ts';

/**
 * Takes a seat over with a one-time pass, which determines the seat. The former phone's token expires. A device that
 * expects a certain seat names that seat and gets no other. If no player name is given, the player stays the same.
 */
export const accept = joinProcedure
  .input(z.strictObject({ code: joinCode, faction: faction.optional(), pass: typedPass, name: personName.optional() }))
  .mutation(({ ctx: { services, limits, address }, input: { code, faction = null, name = null, pass } }) =>
    spendingOnRefusal(
      [
        { limit: limits.secrets, who: address },
        { limit: limits.seatPasses, who: code },
      ],
      () => acceptSeatInvite(services, code, { faction, pass, name }),
    ),
  );

import { z } from 'zod';
import { voteForDesk } from '../../application/election.ts';
import { limited } from '../errors.ts';
import { seatProcedure } from '../procedures.ts';
import { faction } from '../schemas.ts';

/** Whom this seat wants as the new moderator; `null` takes the vote back. */
export const vote = seatProcedure
  .input(z.strictObject({ candidate: faction.nullable() }))
  .mutation(({ ctx: { services, limits, holder }, input: { candidate } }) => {
    limited(limits.passes, `${holder.code}/${holder.faction}`);
    return voteForDesk(services, holder.code, holder.faction, candidate);
  });

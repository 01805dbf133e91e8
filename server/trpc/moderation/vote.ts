import { z } from 'zod';
import { voteForDesk } from '../../application/election.ts';
import { limited } from '../errors.ts';
import { seatProcedure } from '../procedures.ts';
import { faction } from '../schemas.ts';

/** Whom this seat wants as the new moderator; `null` takes the vote back. */
export const vote = seatProcedure
  .input(z.strictObject({ candidate: faction.nullable() }))
  .mutation(({ ctx: { services, limits, asker }, input: { candidate } }) => {
    limited(limits.passes, `${asker.code}/${asker.by}`);
    return voteForDesk(services, asker, candidate);
  });

import { z } from 'zod';
import { voteForDesk } from '../../application/election.ts';
import { limited } from '../errors.ts';
import { seatProcedure } from '../procedures.ts';
import { faction } from '../schemas.ts';

/** Records this seat's choice for a new moderator; `null` withdraws the vote. */
export const vote = seatProcedure
  .input(z.strictObject({ candidate: faction.nullable() }))
  .mutation(({ ctx: { services, limits, asker }, input: { candidate } }) => {
    limited(limits.passes, `${asker.code}/${asker.by}`);
    return voteForDesk(services, asker, candidate);
  });

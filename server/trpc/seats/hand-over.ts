import { inviteToSeat } from '../../application/seat-invites.ts';
import { limited } from '../errors.ts';
import { seatProcedure } from '../procedures.ts';

/** Creates a one-time secret that gives this seat to another device. */
export const handOver = seatProcedure.mutation(({ ctx: { services, limits, asker } }) => {
  limited(limits.passes, `${asker.code}/${asker.by}`);
  return inviteToSeat(services, asker, asker.by);
});

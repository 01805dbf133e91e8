import { takeElectedDesk } from '../../application/election.ts';
import { seatProcedure } from '../procedures.ts';

/** The one whom enough people have chosen takes a desk that stays away; the former moderator's token dies. */
export const takeDesk = seatProcedure.mutation(({ ctx: { services, asker } }) => takeElectedDesk(services, asker));

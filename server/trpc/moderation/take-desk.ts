import { takeElectedDesk } from '../../application/election.ts';
import { seatProcedure } from '../procedures.ts';

/** Gives the elected player a desk that stays away. The former moderator's token expires. */
export const takeDesk = seatProcedure.mutation(({ ctx: { services, asker } }) => takeElectedDesk(services, asker));

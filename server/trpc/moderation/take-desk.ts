import { takeElectedDesk } from '../../application/election.ts';
import { seatProcedure } from '../procedures.ts';

/** The seat that most seats have chosen takes the desk; the former moderator's token dies. */
export const takeDesk = seatProcedure.mutation(({ ctx: { services, asker } }) => takeElectedDesk(services, asker));

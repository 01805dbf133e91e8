import { refuseVote as refuse } from '../../application/election.ts';
import { moderatorProcedure } from '../procedures.ts';

/** Handles “I am here”: clears every vote for another moderator and informs the table. */
export const refuseVote = moderatorProcedure.mutation(async ({ ctx: { services, asker } }): Promise<{ ok: true }> => {
  await refuse(services, asker);
  return { ok: true };
});

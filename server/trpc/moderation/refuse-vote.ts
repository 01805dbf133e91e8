import { refuseVote as refuse } from '../../application/election.ts';
import { moderatorProcedure } from '../procedures.ts';

/** "I am here": every vote for another moderator is struck, and the table is told. */
export const refuseVote = moderatorProcedure.mutation(async ({ ctx: { services, asker } }): Promise<{ ok: true }> => {
  await refuse(services, asker);
  return { ok: true };
});

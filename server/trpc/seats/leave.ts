import { releaseSeat } from '../../application/seats.ts';
import { seatProcedure } from '../procedures.ts';

/** Gets up: the seat is free for somebody else, and the table is told. */
export const leave = seatProcedure.mutation(async ({ ctx: { services, asker } }): Promise<{ ok: true }> => {
  await releaseSeat(services, asker, asker.by);
  return { ok: true };
});

import { releaseSeat } from '../../application/seats.ts';
import { seatProcedure } from '../procedures.ts';

/** Leaves the seat: it is free for another player, and the table is informed. */
export const leave = seatProcedure
  .meta({ bySocket: false })
  .mutation(async ({ ctx: { services, asker } }): Promise<{ ok: true }> => {
    await releaseSeat(services, asker, asker.by);
    return { ok: true };
  });

import { publicProcedure } from '../procedures.ts';

/** Whether the request comes from the machine that runs Mentat, or shows the host's key. */
export const isHost = publicProcedure.query(({ ctx }) => ({ isHost: ctx.isHost() }));

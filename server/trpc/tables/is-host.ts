import { publicProcedure } from '../procedures.ts';

/** Whether whoever asks counts as the machine that runs Mentat: at it, or with its key. */
export const isHost = publicProcedure.query(({ ctx }) => ({ isHost: ctx.isHost() }));

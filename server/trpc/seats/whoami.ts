import { holderProcedure } from '../procedures.ts';

/** Whom this device's token speaks for. */
export const whoami = holderProcedure.query(({ ctx }) => ctx.holder);

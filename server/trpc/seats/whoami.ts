import { holderProcedure } from '../procedures.ts';

/** Returns the seat or desk of this device's token. */
export const whoami = holderProcedure.query(({ ctx }) => ctx.holder);

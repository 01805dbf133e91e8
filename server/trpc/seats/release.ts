import { z } from 'zod';
import { releaseSeat } from '../../application/seats.ts';
import { moderatorProcedure } from '../procedures.ts';
import { faction } from '../schemas.ts';

/** Frees a seat whose phone is gone. The old phone's token expires. */
export const release = moderatorProcedure
  .input(z.strictObject({ faction }))
  .mutation(async ({ ctx, input }): Promise<{ ok: true }> => {
    await releaseSeat(ctx.services, ctx.asker, input.faction);
    return { ok: true };
  });

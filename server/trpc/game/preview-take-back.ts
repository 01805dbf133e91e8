import { z } from 'zod';
import { previewTakeBack as preview } from '../../application/reading.ts';
import { moderatorProcedure } from '../procedures.ts';

/** What taking back would undo, and who has seen what since. */
export const previewTakeBack = moderatorProcedure
  .input(z.strictObject({ to: z.number().int().min(0) }))
  .query(({ ctx, input }) => preview(ctx.services, ctx.asker.code, input.to));

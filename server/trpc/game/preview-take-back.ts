import { z } from 'zod';
import { previewTakeBack as preview } from '../../application/reading.ts';
import { limited } from '../errors.ts';
import { moderatorProcedure } from '../procedures.ts';

/** Returns what taking back would undo, and which secrets seats have seen since. */
export const previewTakeBack = moderatorProcedure
  .input(z.strictObject({ to: z.number().int().min(0) }))
  .query(({ ctx: { services, limits, asker }, input }) => {
    limited(limits.previews, asker.code);
    return preview(services, asker.code, input.to);
  });

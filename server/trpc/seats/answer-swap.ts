import { z } from 'zod';
import { agreeToSwap, declineSwap, type SwapAnswer } from '../../application/swaps.ts';
import { seatProcedure } from '../procedures.ts';
import { commandId, faction } from '../schemas.ts';

/**
 * Accepts or declines another seat's offer to swap. After accepting, this token holds the other seat. The id makes a
 * second attempt safe.
 */
export const answerSwap = seatProcedure
  .meta({ bySocket: false })
  .input(z.strictObject({ from: faction, agree: z.boolean(), id: commandId }))
  .mutation(async ({ ctx: { services, asker }, input: { from, agree, id } }): Promise<SwapAnswer> => {
    if (agree) return agreeToSwap(services, asker, from, id);
    await declineSwap(services, asker, from);
    return { ok: true };
  });

import { z } from 'zod';
import { agreeToSwap, declineSwap, type SwapAnswer } from '../../application/swaps.ts';
import { seatProcedure } from '../procedures.ts';
import { faction } from '../schemas.ts';

/** Agrees to swap with a seat that offered it, or does not; once agreed this token holds the other seat. */
export const answerSwap = seatProcedure
  .input(z.strictObject({ from: faction, agree: z.boolean() }))
  .mutation(async ({ ctx: { services, holder, token }, input: { from, agree } }): Promise<SwapAnswer> => {
    if (agree) return agreeToSwap(services, holder.code, holder.faction, from, token);
    await declineSwap(services, holder.code, holder.faction, from);
    return { ok: true };
  });

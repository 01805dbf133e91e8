import { z } from 'zod';
import { offerSwap } from '../../application/swaps.ts';
import { limited } from '../errors.ts';
import { seatProcedure } from '../procedures.ts';
import { faction } from '../schemas.ts';

/** Offers another seat to swap factions before the game; `null` withdraws the offer. */
export const offerSwapWith = seatProcedure
  .input(z.strictObject({ partner: faction.nullable() }))
  .mutation(({ ctx: { services, limits, asker }, input: { partner } }) => {
    limited(limits.passes, `${asker.code}/${asker.by}`);
    return offerSwap(services, asker, partner);
  });

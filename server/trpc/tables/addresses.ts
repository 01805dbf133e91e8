import { z } from 'zod';
import { reachableAddresses } from '../../application/addresses.ts';
import { publicProcedure } from '../procedures.ts';
import { joinCode } from '../schemas.ts';

/** Returns the addresses at which phones reach this server, likeliest first, and the text of the QR code. */
export const addresses = publicProcedure
  .input(z.strictObject({ code: joinCode.optional() }).optional())
  .query(({ ctx, input }): { addresses: readonly string[]; joinUrl: string } => {
    const known = reachableAddresses(ctx.origin());
    const base = known[0] ?? '';
    return {
      addresses: known,
      joinUrl: input?.code === undefined ? base : `${base}/t/${encodeURIComponent(input.code)}`,
    };
  });

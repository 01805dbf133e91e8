import { z } from 'zod';
import { lookAtTable } from '../../application/tables.ts';
import { joinProcedure } from '../procedures.ts';
import { joinCode } from '../schemas.ts';

/** Returns what a player sees of a table before taking a seat. */
export const look = joinProcedure
  .input(z.strictObject({ code: joinCode }))
  .query(({ ctx, input }) => lookAtTable(ctx.services, input.code));

import { z } from 'zod';
import { deleteTable as deleteKept } from '../../application/device-tables.ts';
import { hostProcedure } from '../procedures.ts';
import { joinCode } from '../schemas.ts';

/** The host deletes a table that is kept on this machine. */
export const deleteTable = hostProcedure
  .input(z.strictObject({ code: joinCode }))
  .mutation(({ ctx: { services }, input: { code } }) => deleteKept(services, code));

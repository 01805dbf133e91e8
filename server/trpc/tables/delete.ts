import { z } from 'zod';
import { deleteTable as deleteKept } from '../../application/device-tables.ts';
import { hostProcedure } from '../procedures.ts';
import { joinCode } from '../schemas.ts';

/** Deletes a table of this machine for the host. */
export const deleteTable = hostProcedure
  .input(z.strictObject({ code: joinCode }))
  .mutation(({ ctx: { services }, input: { code } }) => deleteKept(services, code));

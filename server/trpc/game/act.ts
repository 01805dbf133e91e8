import { z } from 'zod';
import { handleCommand } from '../../application/handle-command.ts';
import { digestOf } from '../../application/credentials.ts';
import { holderProcedure } from '../procedures.ts';
import { wantSchema } from './want-schema.ts';

/** Made by the client; unique for its table and actor, so that sending twice is safe. */
const commandId = z.string().regex(/^[\w-]{8,64}$/);

/** What somebody wants at the table. A refusal is an ordinary answer. */
export const act = holderProcedure
  .input(z.strictObject({ id: commandId, want: wantSchema }))
  .mutation(({ ctx: { services, holder, token }, input: { id, want } }) =>
    handleCommand(services, {
      code: holder.code,
      by: holder.role === 'seat' ? holder.faction : 'moderator',
      id,
      want,
      credential: digestOf(token),
    }),
  );

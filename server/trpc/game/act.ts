import { z } from 'zod';
import { deskActs } from '../../application/election.ts';
import { handleCommand } from '../../application/handle-command.ts';
import { digestOf } from '../../application/credentials.ts';
import { NotAuthorized } from '../../application/refusals.ts';
import { holderProcedure } from '../procedures.ts';
import { actor, commandId } from '../schemas.ts';
import { commandSchema } from './command-schema.ts';

/**
 * Handles a command of a seat or the desk. A refusal is an ordinary answer. A command for another faction than the
 * token's present one is ignored. With `looks` the answer has the version of the frame that shows the result: an answer
 * may overtake the socket's message.
 */
export const act = holderProcedure
  .input(z.strictObject({ id: commandId, command: commandSchema, as: actor.optional(), looks: z.boolean().optional() }))
  .mutation(async ({ ctx: { services, holder, token }, input: { id, command, as, looks } }) => {
    const by = holder.role === 'seat' ? holder.faction : 'moderator';
    if (as !== undefined && as !== by) throw new NotAuthorized();
    const asker = { code: holder.code, credential: digestOf(token) };
    if (by === 'moderator') await deskActs(services, { ...asker, by });
    const answer = await handleCommand(services, { ...asker, by, id, command });
    const frame = looks === true ? await services.frames.frame(holder.code, by) : null;
    return { ...answer, shown: frame?.version ?? null };
  });

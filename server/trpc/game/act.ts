import { z } from 'zod';
import { deskActs } from '../../application/election.ts';
import { handleCommand } from '../../application/handle-command.ts';
import { digestOf } from '../../application/credentials.ts';
import { NotHeld } from '../../application/refusals.ts';
import { holderProcedure } from '../procedures.ts';
import { commandId, faction } from '../schemas.ts';
import { intentSchema } from './intent-schema.ts';

/** Whom a device takes itself for: it may not have heard yet that its player has swapped. */
const actor = z.union([faction, z.literal('moderator')]);

/**
 * What somebody wants at the table. A refusal is an ordinary answer; what was wanted for another faction than the token
 * speaks for now is nobody's any more.
 */
export const act = holderProcedure
  .input(z.strictObject({ id: commandId, intent: intentSchema, as: actor.optional() }))
  .mutation(async ({ ctx: { services, turns, address, holder, token }, input: { id, intent, as } }) => {
    const by = holder.role === 'seat' ? holder.faction : 'moderator';
    if (as !== undefined && as !== by) throw new NotHeld();
    const asker = { code: holder.code, credential: digestOf(token) };
    if (by === 'moderator') await deskActs(services, { ...asker, by });
    return turns.run(address, () => handleCommand(services, { ...asker, by, id, intent }));
  });

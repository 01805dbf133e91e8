import { z } from 'zod';
import { isClientCommand } from '#engine';
import { triedBattle, TRIED_SIDES, type TriedStep } from '../../application/tried-battle.ts';
import { paced } from '../errors.ts';
import { publicProcedure } from '../procedures.ts';

/** More than a battle needs, and little enough to play again at each request. */
const MAX_STEPS = 40;

const TYPES: readonly unknown[] = ['Answer', 'Withdraw', 'TickInstruction'];

const step = z.strictObject({
  by: z.enum(TRIED_SIDES),
  command: z.custom<TriedStep['command']>((value) => isClientCommand(value) && TYPES.includes(value.type)),
});

/** Plays the battle of the first page from its beginning. Nothing is stored, and no table is touched. */
export const tryBattle = publicProcedure
  .input(z.strictObject({ steps: z.array(step).max(MAX_STEPS) }))
  .mutation(async ({ ctx: { limits, address }, input }) => {
    await paced(limits.looks, address);
    return triedBattle(input.steps);
  });

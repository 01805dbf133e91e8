import { z } from 'zod';
import { isClientCommand } from '#engine';
import { triedBattle, TRIED_SIDES, type TriedStep } from '../../application/tried-battle.ts';
import { paced } from '../errors.ts';
import { publicProcedure } from '../procedures.ts';

/** More steps than a battle needs, and few enough to compute again at each request. */
const MAX_STEPS = 40;

const TYPES: readonly unknown[] = ['Answer', 'Withdraw', 'TickInstruction'];

const step = z.strictObject({
  by: z.enum(TRIED_SIDES),
  command: z.custom<TriedStep['command']>((value) => isClientCommand(value) && TYPES.includes(value.type)),
});

/** Computes the battle of the first page from its beginning. It stores nothing and touches no table. */
export const tryBattle = publicProcedure
  .input(z.strictObject({ steps: z.array(step).max(MAX_STEPS) }))
  .mutation(async ({ ctx: { limits, address }, input }) => {
    await paced(limits.looks, address);
    return triedBattle(input.steps);
  });

/** Answers taken back, and given for others, at random. */
import { chance, pick } from '../../support/chances.ts';
import { byModerator, someFaction, type Diversion } from '../../support/diversion.ts';

/** What is done of it besides answering. */
export const diversions: readonly Diversion[] = [
  (table, random, open) => {
    const sealed = open.filter((prompt) => prompt.sealed);
    if (sealed.length === 0) return { by: someFaction(table, random), command: { type: 'RaiseHand' } };
    const prompt = pick(sealed, random);
    return { by: prompt.asks, command: { type: 'Withdraw', prompt: prompt.id } };
  },
  (_table, random, open) =>
    open.length === 0 || chance(15, random)
      ? byModerator({ type: 'ClearInstructions' })
      : byModerator({ type: 'AnswerByDefault', prompt: pick(open, random).id }),
];

/** Some legal answer to an open question. */
import { sample, type Prompt, type Random } from '#engine';
import { chance, type Move } from './chances.ts';

export const randomAnswer = (prompt: Prompt, random: Random): Move => ({
  by: prompt.asks,
  intent: { type: 'Answer', prompt: prompt.id, value: likely(prompt, random) },
});

/** Any answer may be given; most boards are right. */
const likely = (prompt: Prompt, random: Random) =>
  prompt.kind === 'check-board' && chance(80, random) ? 'right' : sample(prompt.answers, random);

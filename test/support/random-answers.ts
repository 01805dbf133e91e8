/** Draws a legal answer to an open question. */
import { sample, type AnswerValue, type Prompt, type Random } from '#engine';
import { chance, type Move } from './random-choice.ts';

export const randomAnswer = (prompt: Prompt, random: Random): Move => ({
  by: prompt.faction,
  command: { type: 'Answer', prompt: prompt.id, value: likely(prompt, random) },
});

/** Draws an answer. Any answer is possible; most boards are right, and worms come often. */
function likely(prompt: Prompt, random: Random): AnswerValue {
  if (prompt.kind === 'check-board' && chance(80, random)) return 'right';
  if (prompt.kind === 'spice-card' && chance(30, random)) return 'shai-hulud';
  return sample(prompt.answers, random);
}

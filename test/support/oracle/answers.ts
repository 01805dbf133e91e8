/**
 * The legal answers by a second reading: each kind of question is checked against the rulebook, and not against the
 * grammar of the engine.
 */
import { isAnswer, type GameState, type Prompt, type PromptKind } from '#engine';
import { ofFeatures } from '../of-features.ts';
import type { Reading } from './oracle.ts';

/** Each kind of question has its own second reading. */
const READINGS = ofFeatures('oracle') as Readonly<Record<PromptKind, Reading<PromptKind>>>;

/** Whether this answer is legal for this open question. */
export function isLegalAnswer(state: GameState, prompt: Prompt, value: unknown): boolean {
  if (!isAnswer(value)) return false;
  return READINGS[prompt.kind](state, prompt, value);
}

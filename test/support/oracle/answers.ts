/**
 * Which answers are legal, read a second time: each kind of question against what the rulebook says, and not against the
 * grammar that the engine offers.
 */
import { isAnswer, type GameState, type Prompt, type PromptKind } from '#engine';
import { ofFeatures } from '../of-features.ts';
import type { Reading } from './oracle.ts';

/** Each is asked about its own kind alone. */
const READINGS = ofFeatures('oracle') as Readonly<Record<PromptKind, Reading<PromptKind>>>;

/** Whether this may be answered to this open question. */
export function isLegalAnswer(state: GameState, prompt: Prompt, value: unknown): boolean {
  if (!isAnswer(value)) return false;
  return READINGS[prompt.kind](state, prompt, value);
}

/**
 * The legal answers by a second reading: each kind of question is checked against the rulebook, and not against the
 * grammar of the engine.
 */
import { isAnswer, type GameState, type Prompt, type PromptKind } from '#engine';
import { ofFeatures } from '../of-features.ts';
import type { Reading } from './oracle.ts';

/** Each reading is used for its own kind alone. */
const READINGS = ofFeatures('oracle') as Readonly<Record<PromptKind, Reading<PromptKind>>>;

/** Whether this answer to this open question is legal. */
export function isLegalAnswer(state: GameState, prompt: Prompt, value: unknown): boolean {
  if (!isAnswer(value)) return false;
  return READINGS[prompt.kind](state, prompt, value);
}

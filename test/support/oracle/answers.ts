/**
 * Which answers are legal, read a second time: each kind of question against what the rulebook says, and not against the
 * grammar that the engine offers.
 */
import { ensure, must } from '../../../lib/core/assert-never.ts';
import { isAnswer, type GameState, type Prompt, type PromptKind } from '../../../lib/engine.ts';
import { FEATURES } from '../../features.ts';
import type { Reading } from './reading.ts';

const READINGS = merged();

/** Whether this may be answered to this open question. */
export function isLegalAnswer(state: GameState, prompt: Prompt, value: unknown): boolean {
  if (!isAnswer(value)) return false;
  const reading = must(READINGS.get(prompt.kind), `a reading of ${prompt.kind}`);
  return reading(state, prompt, value);
}

/** Each is asked about its own kind alone. */
function merged(): ReadonlyMap<string, Reading<PromptKind>> {
  const all = Object.values(FEATURES).flatMap(({ readings }) => Object.entries(readings ?? {}));
  ensure(new Set(all.map(([kind]) => kind)).size === all.length, 'one reading of each question');
  return new Map(all as readonly (readonly [string, Reading<PromptKind>])[]);
}

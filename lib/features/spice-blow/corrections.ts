import { epochRaised } from '../../kernel/events.ts';
import { windowAnswersTakenBack } from '../../kernel/windows/events.ts';
import type { Ctx } from '../../powers/ctx.ts';
import type { GameEvent } from '../../model/events.ts';
import type { PublicFact } from '../../model/facts.ts';
import type { GameState } from '../../model/state.ts';

/** The facts that decide where worms come, which forces they find, and which forces they may spare. */
const TOUCHED: readonly PublicFact['kind'][] = [
  'turn',
  'storm',
  'first-player',
  'forces',
  'side',
  'alliance',
  'spice-pile',
];

/**
 * Reopens all prompts about the worm. Cards that were played against a power may also depend on the corrected facts.
 */
export const onCorrection = (
  _ctx: Ctx,
  state: GameState,
  _activity: unknown,
  { kind }: PublicFact,
): readonly GameEvent[] => (TOUCHED.includes(kind) ? [...windowAnswersTakenBack(state), epochRaised()] : []);

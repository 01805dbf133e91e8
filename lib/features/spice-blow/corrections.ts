import { epochRaised } from '../../kernel/events.ts';
import { windowAnswersTakenBack } from '../../kernel/windows/events.ts';
import type { Ctx } from '../../powers/ctx.ts';
import type { GameEvent } from '../../model/events.ts';
import type { PublicFact } from '../../model/facts.ts';
import type { GameState } from '../../model/state.ts';

/** What says where worms come, whom they find there, and who may be spared. */
const TOUCHED: readonly PublicFact['kind'][] = [
  'turn',
  'storm',
  'first-player',
  'forces',
  'side',
  'alliance',
  'spice-pile',
];

/** Whatever is asked of it is asked again; what was laid down against a power may rest on it, too. */
export const onCorrection = (
  _ctx: Ctx,
  state: GameState,
  _activity: unknown,
  { kind }: PublicFact,
): readonly GameEvent[] => (TOUCHED.includes(kind) ? [...windowAnswersTakenBack(state), epochRaised()] : []);

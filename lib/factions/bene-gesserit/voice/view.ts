import type { Ctx } from '../../../powers/ctx.ts';
import { currentBattle } from '../../../model/selectors.ts';
import type { GameState } from '../../../model/state.ts';
import type { VoicePublicView } from './contract.ts';
import { spokenIn } from './speaker.ts';

/** Returns the public command, until the battle ends. */
export function publicView(_ctx: Ctx, state: GameState): VoicePublicView {
  const battle = currentBattle(state);
  const spoken = battle === null ? null : spokenIn(state, battle.id);
  if (spoken === null) return { voice: null };
  const { by, target, command: order, state: stands } = spoken;
  return { voice: { by, target, order, state: stands } };
}

/** Queries about the Voice, for other features. */
import { areAllies } from '../../../model/selectors.ts';
import type { FactionId } from '../../../model/factions.ts';
import type { GameState } from '../../../model/state.ts';
import { activePowers } from '../../../powers/in-force.ts';
import type { Ctx } from '../../../powers/ctx.ts';
import { VOICES } from './speaker.ts';

/** Returns the faction whose Voice helps this faction now: its own, or the Voice of an ally; `null` for none. */
export function speakerFor(ctx: Ctx, state: GameState, helped: FactionId): FactionId | null {
  for (const { id, faction: by } of activePowers(ctx, state)) {
    if (by === null || (id !== 'bene-gesserit/voice' && id !== 'bene-gesserit/voice-ally')) continue;
    if (VOICES[id] === 'own' ? by === helped : areAllies(state, by, helped)) return by;
  }
  return null;
}

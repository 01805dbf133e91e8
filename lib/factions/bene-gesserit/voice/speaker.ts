/** The user of the Voice in a battle, and the command. */
import type { BattleActivity } from '../../../features/battle/contract.ts';
import { type BattleOf, sideServed } from '../../../features/battle/steps.ts';
import { activePowers } from '../../../powers/in-force.ts';
import type { Ctx } from '../../../powers/ctx.ts';
import { opponentIn } from '../../../model/selectors.ts';
import type { AdvantageId } from '../../../model/advantages.ts';
import type { BattleId } from '../../../model/battle.ts';
import type { FactionId } from '../../../model/factions.ts';
import { saysNothing } from '../../../model/silenced.ts';
import type { GameState } from '../../../model/state.ts';
import type { Voice } from './contract.ts';

/** The two powers of the Voice, and the battles of each. */
export const VOICES = { 'bene-gesserit/voice': 'own', 'bene-gesserit/voice-ally': 'ally' } as const satisfies {
  readonly [Id in AdvantageId]?: BattleOf;
};
export type VoicePower = keyof typeof VOICES;

/** The user of the Voice, the side it helps, and its target. */
export interface Speaker {
  readonly by: FactionId;
  readonly serves: FactionId;
  readonly target: FactionId;
}

/** Returns the user of the Voice in this battle; `null` if nobody can use the Voice. */
export function speakerIn(ctx: Ctx, state: GameState, battle: BattleActivity): Speaker | null {
  for (const { id, faction: by } of activePowers(ctx, state)) {
    const serves =
      by !== null && isVoice(id) && !saysNothing(state, by) ? sideServed(state, battle, by, VOICES[id]) : null;
    if (by !== null && serves !== null) return { by, serves, target: opponentIn(battle, serves) };
  }
  return null;
}

/** Returns the command in this battle; `null` before the Voice was used. */
export const spokenIn = ({ voice }: GameState, battle: BattleId): Voice | null =>
  voice?.battle === battle ? voice : null;

const isVoice = (id: AdvantageId): id is VoicePower => Object.hasOwn(VOICES, id);

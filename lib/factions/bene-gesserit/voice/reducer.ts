import { goToPrescience, withOffered } from '../../../features/battle/steps.ts';
import type { Feature } from '../../../kernel/feature.ts';
import type { BattleId } from '../../../model/battle.ts';
import { pushActivity, popActivity } from '../../../model/stack.ts';
import type { GameState } from '../../../model/state.ts';
import type { Voice, VoiceContract, VoiceId } from './contract.ts';

/**
 * How each event of the Voice changes the position. Logs of earlier releases have no `VoiceOffered`: whatever comes of
 * it says by itself that it was offered, and what goes on until a command stands or is stopped.
 */
export const reducer: Feature<VoiceContract>['reducer'] = {
  VoiceOffered: (state, { battle }) => withVoice(state, battle),
  VoiceDeclined: (state, { battle }) => goToPrescience(withoutVoice(state, battle)),
  VoiceUsed: (state, { battle, by, serves, target, command }) => ({
    ...withVoice(state, battle),
    voice: { battle, by, serves, target, command, state: 'ordered' },
  }),
};

/** The command stands, or is stopped. */
export const settled = (state: GameState, outcome: Exclude<Voice['state'], 'ordered'>): GameState =>
  state.voice === null
    ? state
    : { ...goToPrescience(withoutVoice(state, state.voice.battle)), voice: { ...state.voice, state: outcome } };

/** It goes on before the plans of this battle, on top of the stack. */
const withVoice = (state: GameState, battle: BattleId): GameState =>
  pushActivity(withoutVoice(state, battle), { kind: 'voice', id: idOf(battle), battle });

/** One's own battle or an ally's: it is used once. */
const withoutVoice = (state: GameState, battle: BattleId): GameState =>
  withOffered(popActivity(state, idOf(battle)), 'bene-gesserit/voice', 'bene-gesserit/voice-ally');

const idOf = (battle: BattleId): VoiceId => `voice-${battle}`;

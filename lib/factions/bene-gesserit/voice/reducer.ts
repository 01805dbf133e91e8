import { goToPrescience, withOffered } from '../../../features/battle/steps.ts';
import type { Feature } from '../../../kernel/feature.ts';
import type { BattleId } from '../../../model/battle.ts';
import { pushActivity, popActivity } from '../../../model/stack.ts';
import type { GameState } from '../../../model/state.ts';
import type { Voice, VoiceContract, VoiceId } from './contract.ts';

/**
 * The reducers of the Voice. Logs of earlier releases have no `VoiceOffered`; the later events of such a log imply that
 * the Voice was offered.
 */
export const reducer: Feature<VoiceContract>['reducer'] = {
  VoiceOffered: (state, { battle }) => withVoice(state, battle),
  VoiceDeclined: (state, { battle }) => goToPrescience(withoutVoice(state, battle)),
  VoiceUsed: (state, { battle, by, serves, target, command }) => ({
    ...withVoice(state, battle),
    voice: { battle, by, serves, target, command, state: 'ordered' },
  }),
};

/** Records that the command stands or is cancelled. */
export const settled = (state: GameState, outcome: Exclude<Voice['state'], 'ordered'>): GameState =>
  state.voice === null
    ? state
    : { ...goToPrescience(withoutVoice(state, state.voice.battle)), voice: { ...state.voice, state: outcome } };

/** Puts the Voice on the stack, before the plans of this battle. */
const withVoice = (state: GameState, battle: BattleId): GameState =>
  pushActivity(withoutVoice(state, battle), { kind: 'voice', id: idOf(battle), battle });

/** Ends the step of the Voice, in a battle of the owner or of an ally. The Voice is used once in a battle. */
const withoutVoice = (state: GameState, battle: BattleId): GameState =>
  withOffered(popActivity(state, idOf(battle)), 'bene-gesserit/voice', 'bene-gesserit/voice-ally');

const idOf = (battle: BattleId): VoiceId => `voice-${battle}`;

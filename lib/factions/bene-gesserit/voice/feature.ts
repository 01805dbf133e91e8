/** The Voice of the Bene Gesserit: before the plans it commands the other side to play a kind of card, or not to. */
import { type Feature, notLogged } from '../../../kernel/feature.ts';
import type { VoiceContract } from './contract.ts';
import { activityPrompts, advance, promptHandlers } from './prompts.ts';
import { reducer, settled } from './reducer.ts';
import { publicView } from './view.ts';

export const voice: Feature<VoiceContract> = {
  initialSlice: () => ({ voice: null }),
  activities: { voice: { prompts: activityPrompts, advance } },
  prompts: promptHandlers,
  uses: {
    voice: {
      opensAt: {
        when: 'In a battle, after a command of the Voice',
        before: 'The other side makes its plan by the command, and seals it.',
        on: ['voice'],
        of: 'bene-gesserit/voice',
      },
      settle: (state, _act, _during, outcome) => settled(state, outcome),
    },
  },
  reducer,
  log: {
    VoiceOffered: notLogged,
    VoiceDeclined: ({ by }) => (by === null ? null : { code: 'voice-declined', by }),
    VoiceUsed: ({ by, target, command }) => ({ code: 'voice-used', by, target, command }),
  },
  publicView,
};

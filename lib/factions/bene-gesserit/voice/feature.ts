/** The Voice of the Bene Gesserit: before plans are made it commands the other side to play a kind of card, or not to. */
import { type Feature, toNobody } from '../../../kernel/feature.ts';
import type { VoiceContract } from './contract.ts';
import { asks, goesOn, questions } from './prompts.ts';
import { records, settled } from './reducer.ts';
import { sees } from './view.ts';

export const voice: Feature<VoiceContract> = {
  slice: () => ({ voice: null }),
  activities: { voice: { asks, goesOn } },
  questions,
  acts: {
    voice: {
      asked: {
        when: 'In a battle, when the Voice has commanded',
        before: 'The other side makes its plan by it, and seals it.',
        on: ['voice'],
        of: 'bg/voice',
      },
      settled: (state, _act, _during, outcome) => settled(state, outcome),
    },
  },
  records,
  tells: {
    VoiceOffered: toNobody,
    VoiceDeclined: ({ by }) => (by === null ? null : { code: 'voice-declined', by }),
    VoiceUsed: ({ by, target, command }) => ({ code: 'voice-used', by, target, command }),
  },
  sees,
};

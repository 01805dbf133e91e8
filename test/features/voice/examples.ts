/** One example of every message of this feature. */
import type { Examples } from '../../support/feature.ts';
import { voiceAct } from '../../support/examples/pieces.ts';

export const examples: Examples<'voice'> = {
  prompts: {
    voice: {
      kind: 'voice',
      battle: 'b1',
      of: 'bene-gesserit',
      target: 'atreides',
      onBehalfOf: 'bene-gesserit',
      leave: 'asked',
    },
  },
  logFacts: {
    'voice-declined': { code: 'voice-declined', by: 'bene-gesserit' },
    'voice-used': { code: 'voice-used', by: voiceAct.by, target: voiceAct.target, command: voiceAct.command },
  },
};

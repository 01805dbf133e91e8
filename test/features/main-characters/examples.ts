/** One example of every message of this feature. */
import type { Examples } from '../../support/feature.ts';

export const examples: Examples<'mainCharacters'> = {
  prompts: {
    'keep-traitor': { kind: 'keep-traitor', traitors: ['stilgar', 'caid', 'alia', 'otheym'] },
  },
  logFacts: {
    'main-character-lost': { code: 'main-character-lost', leader: 'edric' },
    'main-character-back': { code: 'main-character-back', leader: 'edric' },
    'special-forces-dismissed': { code: 'special-forces-dismissed', faction: 'emperor', special: 3 },
    'faction-fell': { code: 'faction-fell', faction: 'guild' },
    'faction-stood-up': { code: 'faction-stood-up', faction: 'guild' },
    'traitor-kept': { code: 'traitor-kept', faction: 'harkonnen' },
    'own-traitor-kept': { code: 'own-traitor-kept', leader: 'caid' },
  },
};

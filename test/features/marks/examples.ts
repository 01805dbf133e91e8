/** One example of every message of this feature. */
import type { Examples } from '../../support/feature.ts';

export const examples: Examples<'marks'> = {
  facts: {
    controlled: { kind: 'controlled', territory: 'carthag', controlled: true },
    'came-back': { kind: 'came-back', leader: 'bashar', cameBack: true },
  },
  refusals: {
    'marks-nobody': { code: 'marks-nobody', faction: 'guild' },
    'cannot-be-marked': { code: 'cannot-be-marked', leader: 'bashar' },
  },
  prompts: {
    'mark-leader': {
      kind: 'mark-leader',
      leader: 'bashar',
      said: null,
      marks: [{ leader: 'captain-nefud', turn: 3 }],
    },
    'announce-traitor': {
      kind: 'announce-traitor',
      leader: 'bashar',
      of: 'emperor',
      territory: 'carthag',
      said: null,
      mayWait: true,
    },
    'betray-later': { kind: 'betray-later' },
  },
  logFacts: {
    'mark-asked': { code: 'mark-asked', leader: 'bashar' },
    'own-mark': { code: 'own-mark', leader: 'bashar', isMarked: true },
    'traitor-announced': { code: 'traitor-announced', leader: 'bashar', territory: 'carthag' },
    'territory-controlled': { code: 'territory-controlled', territory: 'carthag' },
    'control-ended': { code: 'control-ended', territory: 'carthag' },
  },
};

/** One example of every message of this feature. */
import { sector } from '#engine';
import type { Examples } from '../../support/feature.ts';

export const examples: Examples<'storm'> = {
  prompts: {
    'storm-losses': {
      kind: 'storm-losses',
      during: 's1',
      stacks: [{ faction: 'fremen', count: 5, special: 1, territory: 'the-great-flat', sector: sector(15) }],
      due: [{ territory: 'the-great-flat', count: 3 }],
    },
    'storm-dial': { kind: 'storm-dial', storm: 's1', other: 'emperor', range: { from: 1, to: 3 } },
    'weather-control': { kind: 'weather-control', storm: 's1', uses: [] },
    'family-atomics': { kind: 'family-atomics', storm: 's1', sectors: 4, uses: [] },
  },
  logFacts: {
    'storm-began': { code: 'storm-began', dialers: ['atreides', 'emperor'] },
    'storm-dials-reset': { code: 'storm-dials-reset', because: 'corrected', dialers: ['atreides', 'emperor'] },
    'weather-controlled': { code: 'weather-controlled', by: 'guild', sectors: 7 },
    'weather-answered': { code: 'weather-answered', by: 'emperor', sectors: -3 },
    'storm-dial-committed': { code: 'storm-dial-committed', faction: 'emperor' },
    'storm-dial-withdrawn': { code: 'storm-dial-withdrawn', faction: 'emperor' },
    'storm-dials-revealed': {
      code: 'storm-dials-revealed',
      dials: [
        { faction: 'atreides', dial: 2 },
        { faction: 'emperor', dial: 3 },
      ],
      sectors: 5,
    },
    'storm-thrown': { code: 'storm-thrown', sectors: 4 },
    'shield-wall-destroyed': { code: 'shield-wall-destroyed', by: 'fremen' },
    'storm-moved': { code: 'storm-moved', from: sector(4), to: sector(9), sectors: 5, firstPlayer: 'atreides' },
  },
  refusals: {
    'storm-has-moved': { code: 'storm-has-moved', turn: 3 },
    'wheels-need-two': { code: 'wheels-need-two' },
  },
  facts: {
    storm: { kind: 'storm', sector: sector(12) },
    'shield-wall': { kind: 'shield-wall', stands: false },
    'last-wheels': { kind: 'last-wheels', one: 'guild', two: 'emperor' },
  },
};

import { describe, expect, it } from 'vitest';
import { featuresOf } from '../../run/features-of.mjs';

const NAMES = new Set(['battle', 'bidding', 'guild', 'storm', 'voice']);

describe('the features of a change', () => {
  it.each([
    ['rules of a phase', ['lib/features/storm/prompts.ts'], ['storm']],
    ['pages', ['app/_features/voice/lead.tsx'], ['voice']],
    ['a faction', ['lib/factions/guild/shipping.ts'], ['guild']],
    ['tests in the folder of a feature', ['test/browser/bidding/auctions.long.test.ts'], ['bidding']],
    ['several features, each once', ['lib/features/storm/a.ts', 'app/_features/storm/b.tsx'], ['storm']],
    ['a change outside the features', ['server/index.ts'], ['battle', 'bidding']],
    ['both kinds of change', ['lib/core/random.ts', 'lib/features/storm/a.ts'], ['battle', 'bidding', 'storm']],
    ['texts alone', ['README.md', 'lib/rulings.md'], []],
    ['no change', [], []],
  ])('are right: %s', (_what, paths, features) => {
    expect(featuresOf(paths, NAMES)).toEqual(features);
  });
});

/** Secrecy on the wire: every frame and change that a device is sent, its order and its size. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../support/runs.ts';
import { realEngine } from '../support/table.ts';
import { comparedOnWire } from '../support/twins/heard.ts';
import { SECRETS } from '../support/twins/secrets.ts';

const seeds = fc.noShrink(fc.integer({ min: 0, max: 2 ** 30 }));
const lengths = fc.integer({ min: 1, max: 90 });

describe('whoever may not know a secret is sent the same without it', () => {
  it.each(SECRETS)('%s', async (secret) => {
    await fc.assert(
      fc.asyncProperty(seeds, lengths, async (seed, steps) => {
        const { leak, parted } = await comparedOnWire(realEngine, secret, seed, steps);
        expect(leak).toBeNull();
        // Twins that never differed prove nothing: fast-check plays another pair instead.
        fc.pre(parted);
      }),
      runs(5),
    );
  });
});

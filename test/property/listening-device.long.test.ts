/** Tests the test of secrecy on the wire: it catches each planted leak. */
import { describe, expect, it } from 'vitest';
import type { Timeline } from '#engine';
import { createFrames, type Frames } from '#server/application/frames.ts';
import { SEEDED_LEAKS, type SeededLeak } from '../support/leaky-engine.ts';
import { realEngine, type Engine } from '../support/table.ts';
import { asServed, comparedOnWire } from '../support/paired-tables/listening-device.ts';
import type { Secret } from '../support/paired-tables/secrets.ts';

const PATIENCE = 150;
const STEPS = 80;

async function caught(engine: Engine, secret: Secret, ofTable = asServed): Promise<boolean> {
  for (let seed = 0; seed < PATIENCE; seed += 1)
    if ((await comparedOnWire(engine, secret, seed, STEPS, ofTable)).leak !== null) return true;
  return false;
}

/** Leaks outside frames: log pages, refusals, deadlines and previews. Other tests catch those. */
const NOT_IN_FRAMES: readonly string[] = ['traitor', 'shown-before', 'proposed-spice', 'refusal', 'delay', 'take-back'];

/**
 * Returns frames that count every event at the table. A device that sees no change then receives an empty change.
 */
const withEmptyChanges = (timeline: () => Timeline, { view }: Engine): Frames => {
  const frames = createFrames({ load: () => Promise.resolve(timeline()) }, () => 1_000, view);
  return {
    ...frames,
    frame: async (code, audience) => ({ ...(await frames.frame(code, audience)), version: timeline().entries.length }),
    since: (had, frame) => {
      const { view: _, ...sending } = frame;
      return had >= frame.version ? null : { ...sending, patch: { keys: {} } };
    },
  };
};

describe('a planted leak is caught on the wire', () => {
  const sent = Object.entries<SeededLeak>(SEEDED_LEAKS).filter(([name]) => !NOT_IN_FRAMES.includes(name));

  it.each(sent)('%s', async (_name, { engine, tells, careless }) => {
    expect(await caught(engine, tells), careless).toBe(true);
  });

  it('an empty difference for one value of a secret, and none for the other', async () => {
    expect(await caught(realEngine, 'window-silence', withEmptyChanges)).toBe(true);
  });
});

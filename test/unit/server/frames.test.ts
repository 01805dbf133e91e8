import { describe, expect, it } from 'vitest';
import { createFrames } from '#server/application/frames.ts';
import { openedTable, realEngine, sendOk, type Table } from '../../support/table.ts';

/** The frames of a table that advances three times, as the moderator sees each. */
async function framesOfThreeMoments() {
  let table: Table = openedTable([
    { faction: 'fremen', circle: 0 },
    { faction: 'guild', circle: 2 },
  ]);
  const frames = createFrames({ load: () => Promise.resolve(table.timeline) }, () => 1_000, realEngine.view);
  const seen = [await frames.frame('', 'moderator')];
  for (const turn of [2, 3]) {
    table = sendOk(table, 'moderator', { type: 'CorrectFact', fact: { kind: 'turn', turn } });
    seen.push(await frames.frame('', 'moderator'));
  }
  return { frames, seen };
}

describe('the message to a device', () => {
  it('is the difference if the device has the frame before', async () => {
    const { frames, seen } = await framesOfThreeMoments();
    const [, second, third] = seen;
    const sent = third === undefined || second === undefined ? null : frames.since(second.version, third);
    expect(sent).toHaveProperty('patch');
    expect(sent).not.toHaveProperty('view');
  });

  it('is the whole frame if the device missed one', async () => {
    const { frames, seen } = await framesOfThreeMoments();
    const [first, , third] = seen;
    const sent = third === undefined || first === undefined ? null : frames.since(first.version, third);
    expect(sent).toBe(third);
  });

  it('is nothing if the device has this frame', async () => {
    const { frames, seen } = await framesOfThreeMoments();
    const third = seen[2];
    expect(third === undefined ? undefined : frames.since(third.version, third)).toBeNull();
  });
});

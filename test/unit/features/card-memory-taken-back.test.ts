/** What is remembered once the table has gone back rests on what positions say, not on which parts they share. */
import { describe, expect, it } from 'vitest';
import { withoutSeen, withUnseen } from '#lib/features/card-memory/hands.ts';
import { heldBy } from '#lib/features/card-memory/held.ts';
import { blankMemory } from '#lib/features/card-memory/memories.ts';
import { onTakeBack } from '#lib/features/card-memory/taken-back.ts';

describe('a table that goes back', () => {
  const dealt = withUnseen(blankMemory('atreides', ['atreides', 'harkonnen']), 'harkonnen', 3, 'bought', 1);
  const then = withoutSeen(dealt, 'harkonnen', 'shield', 2);
  const now = withoutSeen(then, 'harkonnen', 'snooper', 3);

  it('brings back what was seen since, and nothing that had left before', () => {
    expect(heldBy(onTakeBack(then, now, false), 'harkonnen').map(({ card }) => card)).toEqual([null, 'snooper']);
  });

  it('does so from a position that was read from disk as well', () => {
    const read = JSON.parse(JSON.stringify(then)) as typeof then;
    expect(onTakeBack(read, now, false)).toEqual(onTakeBack(then, now, false));
  });
});

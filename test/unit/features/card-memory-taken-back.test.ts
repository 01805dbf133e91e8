/** After a take-back, the remembered cards depend on the contents of positions, not on shared objects. */
import { describe, expect, it } from 'vitest';
import { withoutSeen, withUnseen } from '#lib/features/card-memory/hands.ts';
import { heldBy } from '#lib/features/card-memory/held.ts';
import { blankMemory } from '#lib/features/card-memory/memories.ts';
import { onTakeBack } from '#lib/features/card-memory/taken-back.ts';

describe('the card memory after a take-back', () => {
  const dealt = withUnseen(blankMemory('atreides', ['atreides', 'harkonnen']), 'harkonnen', 3, 'bought', 1);
  const then = withoutSeen(dealt, 'harkonnen', 'shield', 2);
  const now = withoutSeen(then, 'harkonnen', 'snooper', 3);

  it('restores cards seen since that point, but no card that had left the hand before', () => {
    expect(heldBy(onTakeBack(then, now, false), 'harkonnen').map(({ card }) => card)).toEqual([null, 'snooper']);
  });

  it('is the same from a position that was read from disk', () => {
    const read = JSON.parse(JSON.stringify(then)) as typeof then;
    expect(onTakeBack(read, now, false)).toEqual(onTakeBack(then, now, false));
  });
});

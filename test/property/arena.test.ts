/** Random duels and wars in the arena, against a second reading of the rulebook. */
import { describe, expect, it } from 'vitest';
import { seededRandom } from '#engine';
import { playBout } from '../support/duel/random-bout.ts';
import { rounds } from '../support/runs.ts';

const SEED = 1984;
const KINDS = [
  'step',
  'stop',
  'place-block',
  'pick-up-block',
  'jump-block',
  'move-or-attack-three',
  'flee-with-honor',
  'attack in',
  'attack out',
  'attack left',
  'attack right',
  'attack knife',
  'attack left answered',
  'attack in answered',
  'death',
  'both die',
];

describe('random bouts', () => {
  it.each([
    ['duels', 2, 50, 400],
    ['wars of six', 6, 5, 40],
  ])('%s go as the second reading says, with every kind of move', (_name, leaders, count, daily) => {
    const met = new Map<string, number>();
    const random = seededRandom(SEED + leaders);
    for (let at = 0; at < rounds(count, daily); at += 1) {
      const played = playBout(random, leaders);
      expect(played.finding).toBeNull();
      for (const [what, times] of Object.entries(played.met)) met.set(what, (met.get(what) ?? 0) + times);
    }
    for (const kind of KINDS) expect(met.get(kind) ?? 0, kind).toBeGreaterThan(0);
  });
});

import { expect, test } from 'vitest';
import type { FactionId } from '#engine';
import { majorityOf } from '../../server/application/electorate.ts';

test.each<[readonly FactionId[], number]>([
  [['atreides', 'fremen'], 2],
  [['atreides', 'fremen', 'guild'], 2],
  [['atreides', 'fremen', 'guild', 'emperor'], 3],
])('a majority is more than half of the players: %s', (seats, needed) => {
  expect(majorityOf(seats.map((seat) => [seat]))).toBe(needed);
});

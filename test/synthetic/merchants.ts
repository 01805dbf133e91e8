/** Powers that no book has, given to the Guild in the basic game of 2019: they touch what only phases said before. */
import type { AdvantageId } from '#engine';
import type { Advantage } from '#lib/powers/power.ts';

const id = (name: string): AdvantageId => `merchants/${name}` as string as AdvantageId;
const power = (name: string, steps: Partial<Advantage>): Advantage => ({
  ...steps,
  id: id(name),
  faction: 'guild',
  rules: ['made up'],
});

export const merchants: readonly Advantage[] = [power('regrowth', { isPaidFor: 'revivals' })];

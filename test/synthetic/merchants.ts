/** Made-up powers, given to the Guild in the basic game of 2019: they change steps that only phases decided before. */
import type { AdvantageId } from '#engine';
import type { Advantage } from '#lib/powers/power.ts';

const id = (name: string): AdvantageId => `merchants/${name}` as AdvantageId;
const power = (name: string, steps: Partial<Advantage>): Advantage => ({
  ...steps,
  id: id(name),
  faction: 'guild',
  rules: ['made up'],
});

const TOLL = id('toll');
export const HOARD = id('hoard');

export const merchants: readonly Advantage[] = [
  power('regrowth', { isPaidFor: 'revivals' }),
  power('toll', {
    income: ({ faction, incomes }) => (faction === 'guild' ? [...incomes, { power: TOLL, spice: 10 }] : incomes),
  }),
  power('envoy', {
    holds: ({ territory, holders }) => (territory === 'carthag' && holders.length === 0 ? ['guild'] : holders),
  }),
  power('spearhead', {
    turnOrder: ({ phase, order }) =>
      phase === 'battle' ? ['guild', ...order.filter((faction) => faction !== 'guild')] : order,
  }),
  power('hoard', {
    wins: ({ factions }) => factions.some(({ faction, spice }) => faction === 'guild' && spice === 35),
  }),
];

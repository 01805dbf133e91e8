/**
 * A made-up module that no edition has: while two other factions fight, the Guild wins, and only the defender loses its
 * forces.
 */
import type { AdvantageId } from '#engine';
import type { CommonPower } from '#lib/powers/power.ts';

export const ARBITER = 'arbiter/decides' as string as AdvantageId;

export const arbiter: CommonPower = {
  id: ARBITER,
  faction: null,
  rules: ['made up'],
  resolution: ({ outcome }) => {
    const [one, other] = outcome.lost;
    return {
      ...outcome,
      why: { kind: 'power', power: ARBITER },
      winner: 'guild',
      lost: [
        { ...one, loses: 'nothing' },
        { ...other, loses: 'everything' },
      ],
      paid: 3,
    };
  },
};

/** A made-up module: all factions shelter in the sand, and the storm takes every third force. */
import type { AdvantageId } from '#engine';
import type { CommonPower } from '#lib/powers/power.ts';

export const SHELTERS = 'shelters/dig-in' as string as AdvantageId;

export const shelters: CommonPower = {
  id: SHELTERS,
  faction: null,
  rules: ['made up'],
  takenByStorm: () => (caught) => Math.floor(caught / 3),
  laysOut: () => [{ owner: 'table', move: { kind: 'fill-bank' } }],
};

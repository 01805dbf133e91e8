/** One example of every message of this feature. */
import { sector } from '#engine';
import type { Examples } from '../../support/feature.ts';

export const examples: Examples<'spiceBlow'> = {
  prompts: {
    'spice-card': { kind: 'spice-card', pile: 0, piles: 2 },
  },
  logFacts: {
    'spice-turned': { code: 'spice-turned', territory: 'red-chasm', sector: sector(6), amount: 8, laid: 8 },
    'shai-hulud-turned': { code: 'shai-hulud-turned', fate: 'comes', setAside: false },
    'spice-card-taken-back': { code: 'spice-card-taken-back', faction: 'fremen' },
    'spice-deck-reshuffled': { code: 'spice-deck-reshuffled', pile: 1 },
    'worm-placing-cancelled': { code: 'worm-placing-cancelled' },
    'shai-hulud-devoured': { code: 'shai-hulud-devoured', territory: 'red-chasm', isBare: false },
    'worm-thumped': { code: 'worm-thumped', by: 'guild', fate: 'comes' },
    'blow-doubled': { code: 'blow-doubled', by: 'guild', territory: 'red-chasm', sector: sector(6), laid: 8 },
    'worm-summoned': { code: 'worm-summoned', by: 'fremen', territory: 'red-chasm' },
  },
  refusals: {
    'no-card-to-take-back': { code: 'no-card-to-take-back' },
    'no-spice-card-due': { code: 'no-spice-card-due' },
    'no-spice-card': { code: 'no-spice-card', territory: 'meridian' },
  },
  facts: {
    'spice-pile': { kind: 'spice-pile', pile: 1, top: 'red-chasm' },
    'worms-come': { kind: 'worms-come', count: 3 },
  },
  actions: {
    'lay-spice': { kind: 'lay-spice', amount: 8, territory: 'red-chasm', sector: sector(6) },
  },
};

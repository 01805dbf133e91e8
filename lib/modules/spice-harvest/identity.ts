import type { ModuleIdentity } from '../../model/identity.ts';

export const spiceHarvest = {
  name: 'Spice Harvest',
  means:
    'Before the game, all seats manage five spice harvests and bid for access to the strongholds. The access cards replace the starting forces.',
  source: 'Spice Harvest, 1984',
  editions: ['avalon-hill-1979', 'gf9-2019', 'nine-faction', 'grand-dune'],
  powers: { prelude: 'five harvests' },
  powersDo: {
    prelude: 'Five spice harvests and five auctions of access cards decide the starting forces of all seats.',
  },
  phases: {},
  setupSteps: { harvests: 'Spice Harvest' },
  secrets: {},
  decks: { cards: 'Harvest and access cards' },
  decksInAppFirst: true,
  notWith: ['rapid-access'],
} as const satisfies ModuleIdentity;

import type { ModuleIdentity } from '../../model/identity.ts';

export const rapidAccess = {
  name: 'Rapid Access',
  means:
    'Before the game, all seats are dealt access cards to the strongholds. The access cards replace the starting forces. It is the short form of Spice Harvest, and is not played with it.',
  source: 'Dune for nine factions, XXV.B',
  editions: ['avalon-hill-1979', 'gf9-2019', 'nine-faction'],
  powers: { 'rapid-deal': 'dealt access cards' },
  powersDo: { 'rapid-deal': 'Dealt access cards decide the starting forces of all seats.' },
  phases: {},
  setupSteps: { deal: 'Rapid Access' },
  secrets: {},
  decks: { cards: 'Access cards' },
  decksInAppFirst: true,
  notWith: ['spice-harvest'],
} as const satisfies ModuleIdentity;

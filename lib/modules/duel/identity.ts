import type { ModuleIdentity } from '../../model/identity.ts';

export const duel = {
  name: 'The Duel',
  means:
    'Players challenge each other to Kanly, a duel of two leaders in the arena. All other players send leaders as seconds.',
  source: 'The Duel, 1984',
  editions: ['avalon-hill-1979', 'nine-faction', 'grand-dune'],
  isUnfinished: true,
  powers: {},
  powersDo: {},
  phases: {},
  setupSteps: {},
  secrets: { 'yes-cards': 'Yes cards' },
  decks: {},
} as const satisfies ModuleIdentity;

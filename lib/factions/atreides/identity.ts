import type { Identity } from '../../model/identity.ts';

export const atreides = {
  name: 'Atreides',
  leaders: {
    'thufir-hawat': { name: 'Thufir Hawat', strength: 5 },
    'lady-jessica': { name: 'Lady Jessica', strength: 5 },
    'gurney-halleck': { name: 'Gurney Halleck', strength: 4 },
    'duncan-idaho': { name: 'Duncan Idaho', strength: 2 },
    'dr-yueh': { name: 'Dr. Wellington Yueh', strength: 1 },
    'paul-atreides': { name: 'Paul Atreides', strength: 8, main: true },
  },
  planFields: { kwisatzHaderach: 'Kwisatz Haderach' },
  revivedAsLeaders: { 'kwisatz-haderach': 'Kwisatz Haderach' },
  powers: {
    'kwisatz-haderach': 'Kwisatz Haderach',
    'karama-plan': 'special Karama',
    'peek-spice': 'look at the next spice card',
    'peek-treachery': 'look at cards for sale',
    prescience: 'prescience',
    'prescience-ally': 'prescience',
  },
} as const satisfies Identity;

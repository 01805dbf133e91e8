/** One example of every message of this feature. */
import type { Examples } from '../../support/feature.ts';

export const examples: Examples<'turn'> = {
  logFacts: {
    'phase-began': { code: 'phase-began', phase: 'bidding' },
    'turn-began': { code: 'turn-began', turn: 5 },
  },
  refusals: {
    'too-few-to-ally': { code: 'too-few-to-ally' },
    'pair-stays-allied': { code: 'pair-stays-allied', one: 'emperor', other: 'guild' },
    'own-ally': { code: 'own-ally' },
    'never-allies': { code: 'never-allies', one: 'lansraad', other: 'fremen' },
    'alliance-too-large': { code: 'alliance-too-large', limit: 2 },
    'no-such-phase': { code: 'no-such-phase', phase: 'revival' },
    'not-the-next-phase': { code: 'not-the-next-phase', phase: 'revival' },
  },
  facts: {
    turn: { kind: 'turn', turn: 4 },
    'first-player': { kind: 'first-player', faction: 'emperor' },
    alliance: { kind: 'alliance', members: ['atreides', 'fremen'] },
    phase: { kind: 'phase', phase: 'spice-blow' },
  },
};

/**
 * Gale Force Nine 2019, basic game. How it differs from the base: ten turns; charity helps who holds 1 spice, too;
 * reserves lie open; a faction dealt only its own leaders protects one; nobody fights in the storm's sector; the Voice
 * may name the cheap hero; a leader brought back by a Ghola fights at once; a Karama stops any power, but for what is
 * done for an ally.
 */
import type { RulesDiff } from '../rules/rules.ts';

export const gf9 = {
  id: 'gf9-2019',
  source: 'Dune, Gale Force Nine 2019',
  sets: {
    turnLimit: { is: 10, source: 'Sequence of play' },
    charity: { is: { holding: 1, upTo: 2 }, source: 'Phase 3 "CHOAM Charity"' },
    ownLeaderAsProtection: { is: true, source: 'Set-up, step 2; R-143' },
    battleWhere: { is: 'outside-storm', source: 'Storm Phase "Obstruction", Phase 7 "Battle Determination"; R-131' },
    gholaLeaderFightsAtOnce: { is: true, source: 'Questions and Answers "Treachery Cards"' },
    karamaCancelScope: { is: 'any', source: 'Questions and Answers "Treachery Cards"; R-172' },
    karamaStopsAllyPowers: { is: false, source: 'R-172' },
    voiceScope: {
      is: ['projectile', 'poison', 'lasgun', 'shield', 'snooper', 'worthless', 'cheap-hero'],
      source: 'Bene Gesserit sheet "Voice"',
    },
  },
} as const satisfies RulesDiff;

/** One example of every message of this feature. */
import type { Examples } from '../../support/feature.ts';

const hits = [{ by: 'atreides', on: 'fremen', fromBacking: 2, fromDisc: 3, funded: 7, dies: false }] as const;

export const examples: Examples<'kanly'> = {
  prompts: {
    'kanly-champion': { kind: 'kanly-champion', against: 'emperor' },
    'place-champion': { kind: 'place-champion', against: 'emperor' },
    'back-champion': { kind: 'back-champion', against: 'emperor' },
    'send-second': { kind: 'send-second', by: 'guild', on: 'emperor' },
    'arena-move': { kind: 'arena-move', made: 0, three: null },
    'answer-attack': { kind: 'answer-attack', by: 'guild', direction: 'left' },
    'collect-second': { kind: 'collect-second', points: 7 },
  },
  logFacts: {
    'kanly-threatened': { code: 'kanly-threatened', by: 'guild', on: 'emperor', action: 'ship into Carthag' },
    'kanly-threat-ended': { code: 'kanly-threat-ended', by: 'guild', because: 'withdrawn' },
    'kanly-declared': { code: 'kanly-declared', by: 'guild', on: 'emperor' },
    'parting-offered': { code: 'parting-offered', faction: 'guild', offers: true },
    'champion-placed': { code: 'champion-placed', faction: 'guild' },
    'backing-shown': {
      code: 'backing-shown',
      backing: [
        { faction: 'guild', amount: 4 },
        { faction: 'emperor', amount: 0 },
      ],
    },
    'sides-shown': {
      code: 'sides-shown',
      sides: [
        { faction: 'fremen', side: 'guild' },
        { faction: 'atreides', side: null },
      ],
    },
    'arena-moved': { code: 'arena-moved', faction: 'guild', move: { move: 'step', to: 'sector-2-1' } },
    'dueling-card-drawn': { code: 'dueling-card-drawn', faction: 'guild' },
    'own-dueling-card': { code: 'own-dueling-card', card: 'attack-left' },
    'dueling-deck-shuffled': { code: 'dueling-deck-shuffled' },
    'attack-resolved': { code: 'attack-resolved', by: 'atreides', on: 'fremen', answer: 'poison-from-right', hits },
    'kanly-ended': {
      code: 'kanly-ended',
      how: 'death',
      winner: 'atreides',
      seconds: [
        { faction: 'guild', side: 'atreides', leader: 'staban-tuek', fate: 'paid' },
        { faction: 'emperor', side: 'fremen', leader: 'bashar', fate: 'killed' },
      ],
    },
    'second-paid': {
      code: 'second-paid',
      faction: 'guild',
      spice: 1,
      forces: 2,
      special: 0,
      leaders: ['guild-rep'],
    },
  },
  refusals: {
    'no-duels-here': { code: 'no-duels-here' },
    'no-threat-now': { code: 'no-threat-now' },
    'one-threat-a-turn': { code: 'one-threat-a-turn' },
    'threatens-itself': { code: 'threatens-itself' },
    'threatens-ally': { code: 'threatens-ally', faction: 'emperor' },
    'threat-repeated': { code: 'threat-repeated', by: 'guild' },
    'no-leader-for-duel': { code: 'no-leader-for-duel', faction: 'emperor' },
    'threat-silenced': { code: 'threat-silenced' },
    'no-threat-open': { code: 'no-threat-open', faction: 'guild' },
    'duel-fought': { code: 'duel-fought', faction: 'emperor' },
    'no-duel-now': { code: 'no-duel-now' },
    'duellists-only': { code: 'duellists-only' },
    'kanly-by-card': { code: 'kanly-by-card' },
    'outside-duels': { code: 'outside-duels', faction: 'bene-tleilaxu' },
    'no-free-sector': { code: 'no-free-sector' },
    'leader-face-down': { code: 'leader-face-down', faction: 'guild' },
  },
  facts: {
    'duel-place': { kind: 'duel-place', faction: 'guild', at: 'sector-2-1' },
    'duel-worth': { kind: 'duel-worth', faction: 'guild', worth: 3 },
    'duel-backing': { kind: 'duel-backing', faction: 'guild', amount: 4 },
    'duel-block': { kind: 'duel-block', border: 'border-1-2', lies: true },
  },
};

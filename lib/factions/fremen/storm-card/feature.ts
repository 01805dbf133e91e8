/** The storm card of Fremen: drawn and seen a turn ahead, turned over in place of the dials. */
import { type Feature, toNobody } from '../../../kernel/feature.ts';
import type { StormCardContract } from './contract.ts';
import { asks, goesOn, questions } from './prompts.ts';
import { follows, records } from './reducer.ts';
import { cardLies, cardSays } from './corrections.ts';
import { sees, seesOwn } from './view.ts';

export const stormCard: Feature<StormCardContract> = {
  slice: () => ({ stormCard: 'none', stormCardOf: null, stormCardTurned: null }),
  activities: { 'storm-card': { asks, goesOn } },
  questions,
  records,
  follows,
  tells: {
    StormCardDrawn: ({ faction, card }, audience) =>
      audience === faction && card !== 'untold'
        ? { code: 'own-storm-card', card }
        : { code: 'storm-card-drawn', faction },
    StormCardLaidUnseen: ({ faction }) => ({ code: 'storm-card-unseen', faction }),
    StormCardCalled: toNobody,
    StormCardRevealed: ({ by, card }) => ({ code: 'storm-card-revealed', by, card }),
  },
  moves: {
    StormCardDrawn: ({ faction, card }) =>
      card === 'untold' ? [{ owner: faction, move: { kind: 'draw-storm-card' } }] : [],
    StormCardLaidUnseen: ({ faction, onCardboard }) =>
      onCardboard ? [{ owner: faction, move: { kind: 'lay-storm-card-unseen' } }] : [],
  },
  opposites: {
    'draw-storm-card': () => ({ kind: 'storm-card-away' }),
    'lay-storm-card-unseen': () => ({ kind: 'storm-card-away' }),
    'storm-card-away': () => ({ kind: 'draw-storm-card' }),
  },
  facts: { 'storm-card': cardLies },
  secrets: { 'storm-card': cardSays },
  sees,
  seesOwn,
};

/** The storm card of Fremen. Fremen draw and see the card a turn ahead, and the card replaces the storm dials. */
import { type Feature, notLogged } from '../../../kernel/feature.ts';
import type { StormCardContract } from './contract.ts';
import { activityPrompts, advance, promptHandlers } from './prompts.ts';
import { subscriptions, reducer } from './reducer.ts';
import { cardLies, cardSays } from './corrections.ts';
import { publicView, ownView } from './view.ts';

export const stormCard: Feature<StormCardContract> = {
  initialSlice: () => ({ stormCard: 'none', stormCardOf: null, stormCardTurned: null }),
  activities: { 'storm-card': { prompts: activityPrompts, advance } },
  prompts: promptHandlers,
  reducer,
  subscriptions,
  log: {
    StormCardDrawn: ({ faction, card }, audience) =>
      audience === faction && card !== 'untold'
        ? { code: 'own-storm-card', card }
        : { code: 'storm-card-drawn', faction },
    StormCardLaidUnseen: ({ faction }) => ({ code: 'storm-card-unseen', faction }),
    StormCardCalled: notLogged,
    StormCardRevealed: ({ by, card }) => ({ code: 'storm-card-revealed', by, card }),
  },
  actions: {
    StormCardDrawn: ({ faction, card }) =>
      card === 'untold' ? [{ owner: faction, move: { kind: 'draw-storm-card' } }] : [],
    StormCardLaidUnseen: ({ faction, onCardboard }) =>
      onCardboard ? [{ owner: faction, move: { kind: 'lay-storm-card-unseen' } }] : [],
  },
  inverseActions: {
    'draw-storm-card': () => ({ kind: 'storm-card-away' }),
    'lay-storm-card-unseen': () => ({ kind: 'storm-card-away' }),
    'storm-card-away': () => ({ kind: 'draw-storm-card' }),
  },
  facts: { 'storm-card': cardLies },
  secrets: { 'storm-card': cardSays },
  publicView,
  ownView,
};

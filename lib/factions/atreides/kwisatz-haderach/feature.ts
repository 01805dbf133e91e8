/** The Kwisatz Haderach of Atreides. It wakes after many losses and then accompanies a leader. */
import type { Feature } from '../../../kernel/feature.ts';
import type { KwisatzHaderachContract } from './contract.ts';
import { kwisatzHaderach as power } from './power.ts';
import { subscriptions, reducer } from './reducer.ts';
import { battleLosses, whereabouts } from './corrections.ts';
import { publicView, ownView } from './view.ts';

export const kwisatzHaderach: Feature<KwisatzHaderachContract> = {
  openingPayload: ({ advantages }, seating) => ({
    kwisatzHaderach:
      advantages.find(({ id, faction }) => id === power.id && seating.some((seat) => seat.faction === faction))
        ?.faction ?? null,
  }),
  initialSlice: ({ kwisatzHaderach: of }) => ({
    kwisatzHaderach:
      of === null
        ? null
        : { of, losses: 0, where: 'ready', usedIn: null, usedWith: null, lostIn: { turn: 0, count: 0 } },
  }),
  reducer,
  subscriptions,
  log: {
    KwisatzHaderachKilled: () => ({ code: 'kwisatz-haderach-killed' }),
    KwisatzHaderachRevived: () => ({ code: 'kwisatz-haderach-revived' }),
  },
  actions: {
    KwisatzHaderachKilled: ({ of }) => [{ owner: of, move: { kind: 'kwisatz-haderach-to-tanks' } }],
    KwisatzHaderachRevived: ({ of }) => [{ owner: of, move: { kind: 'kwisatz-haderach-from-tanks' } }],
  },
  facts: { 'kwisatz-haderach': whereabouts },
  secrets: { 'battle-losses': battleLosses },
  inverseActions: {
    'kwisatz-haderach-to-tanks': () => ({ kind: 'kwisatz-haderach-from-tanks' }),
    'kwisatz-haderach-from-tanks': () => ({ kind: 'kwisatz-haderach-to-tanks' }),
    'lay-out-kwisatz-haderach': () => null,
  },
  publicView,
  ownView,
};

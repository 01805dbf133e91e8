/** The special Karama of Harkonnen: it takes cards from another hand, and gives as many cards back. */
import type { Feature } from '../../../kernel/feature.ts';
import { pushActivity, popActivity, updateActivity } from '../../../model/stack.ts';
import type { FactionId } from '../../../model/factions.ts';
import type { OwnedAction } from '../../../model/instructions.ts';
import type { GameState } from '../../../model/state.ts';
import type { HandSwapContract } from './contract.ts';
import { advance } from './advance.ts';
import { activityPrompts, promptHandlers } from './prompts.ts';

export const handSwap: Feature<HandSwapContract> = {
  activities: { 'hand-swap': { advance, prompts: activityPrompts } },
  prompts: promptHandlers,
  reducer: {
    HandSwapBegan: (state, { by, of, wanted }) =>
      pushActivity(state, { kind: 'hand-swap', id: 'hand-swap', by, of, wanted, taken: null }),
    SwapCardsTaken: (state, { count }) => updateActivity(state, 'hand-swap', 'hand-swap', () => ({ taken: count })),
    HandSwapEnded: (state) => popActivity(state, 'hand-swap'),
  },
  // Only a Karama swaps cards between two hands.
  redactCards: { 'hand-swap-began': () => null, 'hand-was-empty': () => null },
  log: {
    HandSwapBegan: ({ by, of }) => ({ code: 'hand-swap-began', by, of }),
    SwapCardsTaken: ({ of, count }) => (count === 0 ? { code: 'hand-was-empty', of } : null),
    HandSwapEnded: () => null,
  },
  actions: {
    SwapCardsTaken: ({ of, by, count }, state) => handedOver(state, of, by, count),
    HandSwapEnded: ({ by, of, given }, state) => handedOver(state, by, of, given),
  },
  inverseActions: { 'hand-over-cards': ({ from, to, ...move }) => ({ ...move, from: to, to: from }) },
};

/** Returns the physical actions of the transfer. With Mentat's own deck, there are no physical actions. */
const handedOver = ({ choices }: GameState, from: FactionId, to: FactionId, count: number): readonly OwnedAction[] =>
  count === 0 || choices.components.treachery === 'app'
    ? []
    : [{ owner: from, move: { kind: 'hand-over-cards', from, to, count } }];

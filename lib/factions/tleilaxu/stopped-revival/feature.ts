/** Tleilaxu stops the next revival of forces of another faction. */
import type { Feature } from '../../../kernel/feature.ts';
import type { StoppedRevivalContract } from './contract.ts';

export const stoppedRevival: Feature<StoppedRevivalContract> = {
  initialSlice: () => ({ stoppedRevivals: [] }),
  reducer: {
    RevivalStopped: (state, { faction, turn }) => ({
      ...state,
      stoppedRevivals: [...state.stoppedRevivals.filter((one) => one.turn >= state.turn), { faction, turn }],
    }),
  },
  seals: ['RevivalStopped'],
  log: { RevivalStopped: ({ faction, turn }) => ({ code: 'revival-stopped', faction, turn }) },
};

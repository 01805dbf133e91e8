import { type Feature, toNobody } from '../../kernel/feature.ts';
import type { CharityContract } from './contract.ts';

/** What everybody may read of charity: who took what, in one line. Who said nothing, and when, stands nowhere. */
export const tells: Feature<CharityContract>['tells'] = {
  CharityBegan: ({ phase }) => ({ code: 'phase-began', phase }),
  CharityAnswered: toNobody,
  CharityAnswerWithdrawn: toNobody,
  ClaimPrepared: toNobody,
  CharityTakesTime: toNobody,
  CharityTimed: toNobody,
  ClaimMadeAsPrepared: toNobody,
  CharityTimeOver: toNobody,
  CharityClosed: ({ taken }) => ({ code: 'charity-closed', taken }),
};

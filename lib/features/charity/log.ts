import { type Feature, notLogged } from '../../kernel/feature.ts';
import type { CharityContract } from './contract.ts';

/** What everybody may read of charity: who took what, in one line. Who said nothing, and when, stands nowhere. */
export const log: Feature<CharityContract>['log'] = {
  CharityBegan: ({ phase }) => ({ code: 'phase-began', phase }),
  CharityAnswered: notLogged,
  CharityAnswerWithdrawn: notLogged,
  ClaimPrepared: notLogged,
  CharityTakesTime: notLogged,
  CharityTimed: notLogged,
  ClaimMadeAsPrepared: notLogged,
  CharityTimeOver: notLogged,
  CharityClosed: ({ taken }) => ({ code: 'charity-closed', taken }),
};

import { type Feature, notLogged } from '../../kernel/feature.ts';
import type { CharityContract } from './contract.ts';

/**
 * The public log line of charity, which lists the factions that took spice. Factions without an answer, and times, are
 * not logged.
 */
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

import { type Feature, notLogged } from '../../kernel/feature.ts';
import type { RevivalContract } from './contract.ts';

/** The log lines of revival: payments, and the line that nobody was revived. The pieces log the revived pieces. */
export const log: Feature<RevivalContract>['log'] = {
  RevivalBegan: ({ phase }) => ({ code: 'phase-began', phase }),
  AllyLetRevive: ({ by, ally, lets }) => ({ code: 'ally-let-revive', by, ally, lets }),
  RevivalMade: ({ faction, count, leader, paid }) => {
    if (count === 0 && leader === null) return { code: 'revived-nobody', faction };
    return paid.length === 0 ? null : { code: 'revival-paid', faction, paid };
  },
  RevivalEnded: notLogged,
  RevivalWentOn: notLogged,
  LeadersGone: ({ faction }) => ({ code: 'leaders-gone', faction }),
  LeadersAllBack: notLogged,
  ReturnAtOnceOffered: notLogged,
};

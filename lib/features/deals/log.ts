import { type Feature, notLogged } from '../../kernel/feature.ts';
import type { GameState } from '../../model/state.ts';
import type { Deal, DealsContract } from './contract.ts';

/** The public log lines of deals: agreements, but no offers. */
export const log: Feature<DealsContract>['log'] = {
  DealProposed: notLogged,
  DealDeclined: notLogged,
  DealWithdrawn: notLogged,
  DealMade: ({ by, to, terms }) => ({ code: 'deal-made', by, to, terms }),
  DealDue: ({ deal }, _audience, before) => {
    const made = dealIn(before, deal);
    if (made === undefined) return null;
    const { by, to, terms, paid } = made;
    return { code: 'deal-due', by, to, words: terms.words, later: paid ? null : terms.later };
  },
  DealPaid: ({ deal }, _audience, before) => {
    const made = dealIn(before, deal);
    const later = made?.terms.later ?? null;
    if (made === undefined || later === null) return null;
    return { code: 'deal-paid', by: later.by, to: later.by === made.by ? made.to : made.by, amount: later.amount };
  },
  BribesTaken: ({ taken }) => (taken.length === 0 ? null : { code: 'bribes-taken', taken }),
};

const dealIn = ({ deals }: GameState, id: Deal['id']): Deal | undefined => deals.find((one) => one.id === id);

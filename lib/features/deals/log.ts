import { type Feature, notLogged } from '../../kernel/feature.ts';
import type { Audience } from '../../model/audience.ts';
import type { GameState } from '../../model/state.ts';
import type { Deal, DealsContract } from './contract.ts';

/** The log lines of deals: agreements, but no offers. Only the two sides read the lines of a quiet deal. */
export const log: Feature<DealsContract>['log'] = {
  DealProposed: notLogged,
  DealDeclined: notLogged,
  DealWithdrawn: notLogged,
  DealMade: (deal, audience) => {
    const { by, to, terms } = deal;
    if (terms.quiet !== true) return { code: 'deal-made', by, to, terms };
    return isSideOf(deal, audience) ? { code: 'own-deal-made', by, to, terms } : null;
  },
  DealDue: ({ deal }, audience, before) => {
    const made = dealIn(before, deal);
    if (made === undefined) return null;
    const { by, to, terms, paid } = made;
    const due = { by, to, words: terms.words, later: paid ? null : terms.later };
    if (terms.quiet !== true) return { code: 'deal-due', ...due };
    return isSideOf(made, audience) ? { code: 'own-deal-due', ...due } : null;
  },
  DealPaid: ({ deal }, audience, before) => {
    const made = dealIn(before, deal);
    const later = made?.terms.later ?? null;
    if (made === undefined || later === null) return null;
    const paid = { by: later.by, to: later.by === made.by ? made.to : made.by, amount: later.amount };
    if (made.terms.quiet !== true) return { code: 'deal-paid', ...paid };
    return isSideOf(made, audience) ? { code: 'own-deal-paid', ...paid } : null;
  },
  BribesTaken: ({ taken }) => (taken.length === 0 ? null : { code: 'bribes-taken', taken }),
};

const isSideOf = ({ by, to }: Pick<Deal, 'by' | 'to'>, audience: Audience): boolean =>
  audience === by || audience === to;

const dealIn = ({ deals }: GameState, id: Deal['id']): Deal | undefined => deals.find((one) => one.id === id);

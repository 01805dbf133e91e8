import { type Feature, notLogged } from '../../../kernel/feature.ts';
import type { KanlyCardsContract } from './contract.ts';
import { runningDeal } from './deal.ts';

/** The log lines of yes and no cards for each audience. */
export const log: Feature<KanlyCardsContract>['log'] = {
  KanlyDealBegan: notLogged,
  KanlyCardsDealt: ({ yes }, audience, before) =>
    runningDeal(before)?.of.some((faction) => faction === audience) === true
      ? { code: 'own-kanly-card', card: yes === audience ? 'yes' : 'no' }
      : { code: 'kanly-cards-dealt' },
  KanlyCardSeen: notLogged,
  KanlyDealEnded: notLogged,
  KanlyCardGiven: ({ by, to }, audience) =>
    audience === by || audience === to ? { code: 'own-kanly-card-given', by, to } : null,
  KanlyCardTurnedIn: ({ by, on }) => ({ code: 'kanly-card-turned-in', by, on }),
};

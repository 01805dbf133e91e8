/** The kinds of random games that can reach the questions, events and refusals of this feature. */
import { inPreludes, inRapidAccess } from '../../simulate/when.ts';
import type { EventCoverage, MetPrompts, MetRefusals } from '../../support/feature.ts';

export const events: EventCoverage<'accessCards'> = {
  AccessAuctionBegan: inPreludes,
  AccessCardLookedAt: inPreludes,
  AccessLimitSealed: inPreludes,
  AccessLimitWithdrawn: inPreludes,
  AccessCardSold: inPreludes,
  AccessCardUnsold: inPreludes,
  AccessAuctionEnded: inPreludes,
  AccessTradingBegan: inPreludes,
  AccessTradingTimed: { when: () => false, else: 'only after a take-back in the middle of the trades' },
  AccessTradeOffered: inPreludes,
  AccessTradeAnswered: inPreludes,
  AccessTradeDropped: inPreludes,
  AccessCardsTraded: inPreludes,
  AccessTradingReady: inPreludes,
  AccessTradingEnded: inPreludes,
  ClaimsAsked: inPreludes,
  ClaimsSealed: inPreludes,
  ClaimsWithdrawn: inPreludes,
  NextReadingTimed: inPreludes,
  StrongholdRead: inPreludes,
  TroopsConverted: inPreludes,
  ClaimsEnded: inPreludes,
  AccessCardsDealt: inRapidAccess,
  RapidAccessWentOn: inRapidAccess,
  AccessCardTaken: inRapidAccess,
  AccessCardReturned: inRapidAccess,
  AccessCardsDrawn: inRapidAccess,
  ForfeitedCardPicked: inRapidAccess,
  RapidAccessEnded: inRapidAccess,
};

export const prompts: MetPrompts<'accessCards'> = {
  'access-bid': inPreludes,
  'look-at-access-card': inPreludes,
  'trading-ready': inPreludes,
  'claim-strongholds': inPreludes,
  'take-access-card': inRapidAccess,
  'return-access-card': inRapidAccess,
  'draw-access-cards': inRapidAccess,
  'pick-access-card': inRapidAccess,
};

export const refusals: MetRefusals<'accessCards'> = {
  'no-access-trading': 'always',
  'access-trade-with-itself': inPreludes,
  'access-card-not-held': inPreludes,
  'no-such-access-trade': inPreludes,
};

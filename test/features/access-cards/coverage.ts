/** The kinds of random games that can reach the questions, events and refusals of this feature. */
import { inAccess, inAccessOfNine, inPreludes, inRapidAccess } from '../../simulate/when.ts';
import type { EventCoverage, MetPrompts, MetRefusals } from '../../support/feature.ts';

export const events: EventCoverage<'accessCards'> = {
  AccessAuctionBegan: inPreludes,
  AccessCardLookedAt: inPreludes,
  AccessLimitSealed: inPreludes,
  AccessLimitWithdrawn: inPreludes,
  AccessCardSold: inPreludes,
  AccessCardUnsold: inPreludes,
  AccessAuctionEnded: inPreludes,
  AccessTradingBegan: inAccess,
  AccessTradingTimed: { when: () => false, else: 'only after a take-back in the middle of the trades' },
  AccessTradeOffered: inAccess,
  AccessTradeAnswered: inAccess,
  AccessTradeDropped: inAccess,
  AccessCardsTraded: inAccess,
  AccessTradingReady: inAccess,
  AccessTradingEnded: inAccess,
  ClaimsAsked: inAccess,
  ClaimsSealed: inAccess,
  ClaimsWithdrawn: inAccess,
  NextReadingTimed: inAccess,
  StrongholdRead: inAccess,
  TroopsConverted: inAccess,
  ClaimsEnded: inAccess,
  AccessCardsDealt: inRapidAccess,
  RapidAccessWentOn: inRapidAccess,
  AccessCardTaken: inRapidAccess,
  AccessCardReturned: inRapidAccess,
  AccessCardsDrawn: inRapidAccess,
  ForfeitedCardPicked: inRapidAccess,
  RapidAccessEnded: inRapidAccess,
  PlacingOnTableBegan: inAccess,
  PlacementTold: inAccess,
  PlacingOnTableEnded: inAccess,
  FreeStartAsked: inAccessOfNine,
  FreeStartTold: inAccessOfNine,
};

export const prompts: MetPrompts<'accessCards'> = {
  'access-bid': inPreludes,
  'look-at-access-card': inPreludes,
  'trading-ready': inAccess,
  'claim-strongholds': inAccess,
  'take-access-card': inRapidAccess,
  'return-access-card': inRapidAccess,
  'draw-access-cards': inRapidAccess,
  'pick-access-card': inRapidAccess,
  'tell-placement': inAccess,
  'start-without-cards': inAccessOfNine,
};

export const refusals: MetRefusals<'accessCards'> = {
  'no-access-trading': 'always',
  'access-trade-with-itself': inAccess,
  'access-card-not-held': inAccess,
  'no-access-sale': 'always',
  'no-such-access-trade': inAccess,
};

import { type Feature, notLogged } from '../../../kernel/feature.ts';
import { asHeld, faceOf } from './cards.ts';
import type { AccessContract, FreeStartEvent, PlacingOnTableEvent, RapidAccessEvent } from './contract.ts';

/** The log lines of the access cards. Each audience reads the faces that it has seen. */
export const log: Omit<
  Feature<AccessContract>['log'],
  (RapidAccessEvent | PlacingOnTableEvent | FreeStartEvent)['type']
> = {
  AccessAuctionBegan: ({ harvest, row }) => ({ code: 'access-auction-began', harvest, cards: row.length }),
  AccessCardLookedAt: ({ by, id }, audience, before) =>
    audience === by
      ? { code: 'own-access-card-looked-at', card: faceOf(before, id) }
      : { code: 'access-card-looked-at', faction: by },
  AccessLimitSealed: notLogged,
  AccessLimitWithdrawn: notLogged,
  AccessCardSold: ({ id, buyer: faction, price, seenBy }, audience, before) => {
    if (audience === faction) return { code: 'own-access-card-bought', card: faceOf(before, id), price };
    return audience === seenBy
      ? { code: 'own-access-card-seen', faction, card: faceOf(before, id), price }
      : { code: 'access-card-sold', faction, price };
  },
  AccessCardUnsold: () => ({ code: 'access-card-unsold' }),
  AccessAuctionEnded: notLogged,
  AccessTradingBegan: () => ({ code: 'access-trading-began' }),
  AccessTradingTimed: notLogged,
  AccessTradeOffered: notLogged,
  AccessTradeAnswered: notLogged,
  AccessTradeDropped: notLogged,
  AccessCardsTraded: ({ trade: { by, to, gives, returns } }, audience, before) => {
    const back = returns ?? [];
    const faces = (ids: typeof gives) => asHeld(before, ids).map(({ card }) => card);
    return audience === by || audience === to
      ? { code: 'own-access-cards-traded', by, to, gives: faces(gives), returns: faces(back) }
      : { code: 'access-cards-traded', by, to, gives: gives.length, returns: back.length };
  },
  AccessTradingReady: notLogged,
  AccessTradingEnded: () => ({ code: 'access-trading-ended' }),
  ClaimsAsked: notLogged,
  ClaimsSealed: notLogged,
  ClaimsWithdrawn: notLogged,
  NextReadingTimed: notLogged,
  StrongholdRead: ({ stronghold, claims, placed }) => ({ code: 'stronghold-read', stronghold, claims, placed }),
  TroopsConverted: ({ faction, converted, spice }, audience) =>
    audience === faction ? { code: 'own-troops-converted', converted, spice } : null,
  ClaimsEnded: () => ({ code: 'claims-ended' }),
};

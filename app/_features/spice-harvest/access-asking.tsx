'use client';
import type { AskingParts } from '#app/_components/feature/asking-slots.ts';
import { LookAtCardPage } from './look-at-card.tsx';
import { DrawCardsPage, PickCardPage, ReturnCardPage, TakeCardPage } from './access-rapid.tsx';
import { BidPage } from './bid.tsx';
import { ClaimsPage } from './claims.tsx';
import { FreeStartPage, PlacementPage } from './placement.tsx';
import { TradesPage } from './trades.tsx';
import type { accessCards } from './access-feature.ts';
import { accessCourse } from './course.ts';

export const asking: AskingParts<'accessCards', typeof accessCards> = {
  course: accessCourse,
  pages: {
    'access-bid': BidPage,
    'look-at-access-card': LookAtCardPage,
    'trading-ready': TradesPage,
    'take-access-card': TakeCardPage,
    'return-access-card': ReturnCardPage,
    'draw-access-cards': DrawCardsPage,
    'pick-access-card': PickCardPage,
    'tell-placement': PlacementPage,
    'claim-strongholds': ClaimsPage,
    'start-without-cards': FreeStartPage,
  },
};

'use client';
import type { AskingParts } from '#app/_components/feature/asking-slots.ts';
import { AnnouncePage } from './announce.tsx';
import { harvestCourse } from './course.ts';
import { BuyPage, OfferPage } from './extra-card.tsx';
import type { harvests } from './feature.ts';
import { LookPage } from './look.tsx';
import { SharesPage } from './shares.tsx';
import { SplitPage } from './split.tsx';
import { SuccessionPage } from './succession.tsx';
import { SumPage } from './sum.tsx';
import { VotePage } from './vote.tsx';

export const harvestsAsking: AskingParts<'harvests', typeof harvests> = {
  course: harvestCourse,
  pages: {
    'manager-sum': SumPage,
    'offer-harvest-card': OfferPage,
    'buy-harvest-card': BuyPage,
    'announce-harvest': AnnouncePage,
    'hand-out-shares': SharesPage,
    'look-at-share': LookPage,
    'harvest-vote': VotePage,
    'split-harvest': SplitPage,
    'pass-over-manager': SuccessionPage,
  },
};

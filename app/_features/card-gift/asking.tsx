'use client';
import type { AskingParts } from '#app/_components/feature/asking-slots.ts';
import { CardToGivePage } from './card-to-give-page.tsx';
import type { cardGift } from './feature.ts';
import { GiveACardPage } from './give-a-card-page.tsx';

export const asking: AskingParts<'cardGift', typeof cardGift> = {
  pages: {
    'give-a-card': GiveACardPage,
    'card-to-give': CardToGivePage,
  },
};

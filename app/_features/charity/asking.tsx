'use client';
import type { AskingParts } from '#app/_components/feature/asking-slots.ts';
import { ClaimCharityPage } from './claim-charity.tsx';
import type { charity } from './feature.ts';

export const asking: AskingParts<'charity', typeof charity> = {
  pages: {
    'claim-charity': ClaimCharityPage,
  },
};

'use client';
import type { Pages } from '#app/_components/prompt/prompt-page.ts';
import { ClaimCharityPage } from './claim-charity.tsx';

export const pages: Pages<'charity'> = {
  'claim-charity': ClaimCharityPage,
};

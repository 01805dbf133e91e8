'use client';
import type { AskingParts } from '#app/_components/feature/asking-slots.ts';
import { ChooseHoldPage, KeepDefensePage } from './after-pages.tsx';
import { DefendLeaderPage } from './defend-leader-page.tsx';
import type { ambushes } from './feature.ts';

export const ambushesAsking: AskingParts<'ambushes', typeof ambushes> = {
  pages: {
    'defend-leader': DefendLeaderPage,
    'keep-defense': KeepDefensePage,
    'choose-hold': ChooseHoldPage,
  },
};

'use client';
import type { AskingParts } from '#app/_components/feature/asking-slots.ts';
import { AnnouncePage } from './announce-page.tsx';
import { BetrayLaterPage } from './betray-later-page.tsx';
import { MarkPage } from './mark-page.tsx';
import type { marks } from './feature.ts';

export const marksAsking: AskingParts<'marks', typeof marks> = {
  pages: {
    'mark-leader': MarkPage,
    'announce-traitor': AnnouncePage,
    'betray-later': BetrayLaterPage,
  },
};

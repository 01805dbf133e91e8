'use client';
import type { AskingParts } from '#app/_components/feature/asking-slots.ts';
import { ChooseAlliesPage } from './choose-allies.tsx';
import { TalkPage } from './talk.tsx';
import type { nexus } from './feature.ts';

export const asking: AskingParts<'nexus', typeof nexus> = {
  pages: {
    talk: TalkPage,
    'choose-allies': ChooseAlliesPage,
  },
};

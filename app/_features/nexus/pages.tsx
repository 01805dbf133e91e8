'use client';
import type { Pages } from '#app/_components/prompt/prompt-page.ts';
import { TalkPage } from './talk.tsx';
import { ChooseAlliesPage } from './choose-allies.tsx';

export const pages: Pages<'nexus'> = {
  talk: TalkPage,
  'choose-allies': ChooseAlliesPage,
};

'use client';
import type { Pages } from '#app/_components/prompt/prompt-page.ts';
import { ChooseTraitorPage } from './choose-traitor.tsx';

export const pages: Pages<'dealing'> = {
  'choose-traitor': ChooseTraitorPage,
};

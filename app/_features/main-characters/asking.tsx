'use client';
import type { AskingParts } from '#app/_components/feature/asking-slots.ts';
import type { mainCharacters } from './feature.ts';
import { KeepTraitorPage } from './keep-traitor.tsx';

export const asking: AskingParts<'mainCharacters', typeof mainCharacters> = {
  pages: {
    'keep-traitor': KeepTraitorPage,
  },
};

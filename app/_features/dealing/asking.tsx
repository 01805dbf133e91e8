'use client';
import type { AskingParts } from '#app/_components/feature/asking-slots.ts';
import { ChooseTraitorPage } from './choose-traitor.tsx';
import type { dealing } from './feature.ts';

export const asking: AskingParts<'dealing', typeof dealing> = {
  pages: {
    'choose-traitor': ChooseTraitorPage,
  },
};

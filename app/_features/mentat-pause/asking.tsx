'use client';
import type { AskingParts } from '#app/_components/feature/asking-slots.ts';
import { BoardPage } from './board-page.tsx';
import { OpenPredictionPage } from './open-prediction.tsx';
import type { mentatPause } from './feature.ts';

export const asking: AskingParts<'mentatPause', typeof mentatPause> = {
  pages: {
    'check-board': BoardPage,
    'open-prediction': OpenPredictionPage,
  },
};

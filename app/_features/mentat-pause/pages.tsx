'use client';
import type { Pages } from '#app/_components/prompt/prompt-page.ts';
import { BoardPage } from './board-page.tsx';
import { OpenPredictionPage } from './open-prediction.tsx';

export const pages: Pages<'mentatPause'> = {
  'check-board': BoardPage,
  'open-prediction': OpenPredictionPage,
};

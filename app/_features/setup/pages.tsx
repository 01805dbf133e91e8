'use client';
import type { Pages } from '#app/_components/prompt/prompt-page.ts';
import { DrawOwnPage } from './draw-own-page.tsx';
import { PredictPage } from './predict-page.tsx';
import { SetupDonePage } from './setup-done-page.tsx';
import { SpreadForcesPage } from './spread-forces-page.tsx';
import { StartAnywherePage } from './start-anywhere-page.tsx';

export const pages: Pages<'setup'> = {
  predict: PredictPage,
  'draw-own': DrawOwnPage,
  'spread-forces': SpreadForcesPage,
  'start-anywhere': StartAnywherePage,
  'setup-done': SetupDonePage,
};

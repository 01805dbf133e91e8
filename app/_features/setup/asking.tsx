'use client';
import type { AskingParts } from '#app/_components/feature/asking-slots.ts';
import { DrawOwnPage } from './draw-own-page.tsx';
import { PredictPage } from './predict-page.tsx';
import { stepsOfSetup } from './progress.tsx';
import { SetupDonePage } from './setup-done-page.tsx';
import { SpreadForcesPage } from './spread-forces-page.tsx';
import { StartAnywherePage } from './start-anywhere-page.tsx';
import type { setup } from './feature.ts';

export const asking: AskingParts<'setup', typeof setup> = {
  pages: {
    predict: PredictPage,
    'draw-own': DrawOwnPage,
    'spread-forces': SpreadForcesPage,
    'start-anywhere': StartAnywherePage,
    'setup-done': SetupDonePage,
  },
  progress: stepsOfSetup,
};

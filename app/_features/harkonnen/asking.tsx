'use client';
import type { AskingParts } from '#app/_components/feature/asking-slots.ts';
import { CaptivePage } from './captive.tsx';
import { CapturePage } from './capture.tsx';
import type { harkonnen } from './feature.ts';

export const asking: AskingParts<'harkonnen', typeof harkonnen> = {
  pages: {
    capture: CapturePage,
    captive: CaptivePage,
  },
};

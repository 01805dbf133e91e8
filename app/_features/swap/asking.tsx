'use client';
import type { AskingParts } from '#app/_components/feature/asking-slots.ts';
import { SwapOffered } from './swap-offered.tsx';
import type { swap } from './feature.ts';

export const asking: AskingParts<'swap', typeof swap> = {
  proposal: SwapOffered,
};

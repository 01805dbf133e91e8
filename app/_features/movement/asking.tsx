'use client';
import type { AskingParts } from '#app/_components/feature/asking-slots.ts';
import { MovePage } from './move-page.tsx';
import type { movement } from './feature.ts';

export const asking: AskingParts<'movement', typeof movement> = {
  pages: { move: MovePage },
};

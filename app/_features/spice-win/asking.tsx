'use client';
import type { AskingParts } from '#app/_components/feature/asking-slots.ts';
import type { spiceWin } from './feature.ts';
import { ShowSpicePage } from './show-spice-page.tsx';

export const asking: AskingParts<'spiceWin', typeof spiceWin> = { pages: { 'show-spice': ShowSpicePage } };

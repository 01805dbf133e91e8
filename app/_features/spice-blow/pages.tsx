'use client';
import type { Pages } from '#app/_components/prompt/prompt-page.ts';
import { SpiceCardPage } from './spice-card-page.tsx';

export const pages: Pages<'spiceBlow'> = {
  'spice-card': SpiceCardPage,
};

'use client';
import type { Pages } from '#app/_components/prompt/prompt-page.ts';
import { PlaceWormPage } from './place-worm-page.tsx';
import { RideWormPage } from './ride-worm-page.tsx';
import { SpareAllyPage } from './spare-ally-page.tsx';

export const pages: Pages<'fremenWorms'> = {
  'place-worm': PlaceWormPage,
  'spare-ally': SpareAllyPage,
  'ride-worm': RideWormPage,
};

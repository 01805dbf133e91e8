'use client';
import type { AskingParts } from '#app/_components/feature/asking-slots.ts';
import { PlaceWormPage } from './place-worm-page.tsx';
import { RideWormPage } from './ride-worm-page.tsx';
import { SpareAllyPage } from './spare-ally-page.tsx';
import type { fremenWorms } from './feature.ts';

export const asking: AskingParts<'fremenWorms', typeof fremenWorms> = {
  pages: {
    'place-worm': PlaceWormPage,
    'spare-ally': SpareAllyPage,
    'ride-worm': RideWormPage,
  },
};

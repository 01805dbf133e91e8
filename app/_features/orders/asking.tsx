'use client';
import type { AskingParts } from '#app/_components/feature/asking-slots.ts';
import type { orders } from './feature.ts';
import { HoldInPlacePage } from './hold-in-place-page.tsx';
import { RestrictTerritoryPage } from './restrict-territory-page.tsx';

export const asking: AskingParts<'orders', typeof orders> = {
  pages: {
    'restrict-territory': RestrictTerritoryPage,
    'hold-in-place': HoldInPlacePage,
  },
};

'use client';
import type { DeskParts } from '#app/_components/feature/desk-slots.ts';
import { DealsDeskPanel } from './desk-panel.tsx';
import { InFrontRows } from './in-front-rows.tsx';
import type { deals } from './feature.ts';

export const desk: DeskParts<'deals', typeof deals> = {
  end: DealsDeskPanel,
  boardEntry: InFrontRows,
};

'use client';
import type { ScreenParts } from '#app/_components/feature/screen-slots.ts';
import { biddingOf } from './bidding-scene.tsx';
import type { bidding } from './feature.ts';

export const screen: ScreenParts<typeof bidding> = {
  useScene: biddingOf,
};

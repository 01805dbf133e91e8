'use client';
import type { ScreenParts } from '#app/_components/feature/screen-slots.ts';
import { ShipAndMoveScreenPanel, shippingSaysAll } from './screen-panel.tsx';
import { Tracks } from './tracks.tsx';
import type { shipAndMove } from './feature.ts';

export const screen: ScreenParts<typeof shipAndMove> = {
  panel: { Part: ShipAndMoveScreenPanel, saysAll: shippingSaysAll },
  ground: Tracks,
};

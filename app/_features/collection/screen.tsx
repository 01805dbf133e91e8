'use client';
import type { ScreenParts } from '#app/_components/feature/screen-slots.ts';
import { collectionOf } from './collection-scene.tsx';
import type { collection } from './feature.ts';

export const screen: ScreenParts<typeof collection> = {
  useScene: collectionOf,
};

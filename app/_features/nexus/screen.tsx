'use client';
import type { ScreenParts } from '#app/_components/feature/screen-slots.ts';
import { nexusOf } from './nexus-scene.tsx';
import type { nexus } from './feature.ts';

export const screen: ScreenParts<typeof nexus> = {
  useScene: nexusOf,
};

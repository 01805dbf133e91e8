'use client';
import type { ScreenParts } from '#app/_components/feature/screen-slots.ts';
import { endingOf } from './ending-scene.tsx';
import type { chronicle } from './feature.ts';

export const screen: ScreenParts<typeof chronicle> = { useScene: endingOf };

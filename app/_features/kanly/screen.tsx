'use client';
import type { ScreenParts } from '#app/_components/feature/screen-slots.ts';
import { useDuel } from './duel-scene.tsx';
import type { kanly } from './feature.ts';
import { ThreatsPanel } from './threats-panel.tsx';

export const screen: ScreenParts<typeof kanly> = { useScene: useDuel, panel: { Part: ThreatsPanel } };

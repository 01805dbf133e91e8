'use client';
import type { ScreenParts } from '#app/_components/feature/screen-slots.ts';
import type { mercenary } from './feature.ts';
import { MercenariesPanel } from './screen-panel.tsx';

export const screen: ScreenParts<typeof mercenary> = { panel: { Part: MercenariesPanel } };

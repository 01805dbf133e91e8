'use client';
import type { ScreenParts } from '#app/_components/feature/screen-slots.ts';
import type { residualPoison } from './feature.ts';
import { PoisonsPanel } from './screen-panel.tsx';

export const screen: ScreenParts<typeof residualPoison> = { panel: { Part: PoisonsPanel } };

'use client';
import type { ScreenParts } from '#app/_components/feature/screen-slots.ts';
import type { semuta } from './feature.ts';
import { DruggedPanel } from './screen-panel.tsx';

export const screen: ScreenParts<typeof semuta> = { panel: { Part: DruggedPanel } };

'use client';
import type { DeskParts } from '#app/_components/feature/desk-slots.ts';
import { DuelDeskPanel } from './desk-panel.tsx';
import type { kanly } from './feature.ts';

export const desk: DeskParts<'kanly', typeof kanly> = { panel: DuelDeskPanel };

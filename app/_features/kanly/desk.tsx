'use client';
import type { DeskParts } from '#app/_components/feature/desk-slots.ts';
import { DuelDeskPanel } from './desk-panel.tsx';
import { DuelRows } from './duel-rows.tsx';
import { facts } from './fact-editors.ts';
import type { kanly } from './feature.ts';

export const desk: DeskParts<'kanly', typeof kanly> = {
  panel: DuelDeskPanel,
  turnEntry: DuelRows,
  facts,
};

'use client';
import type { DeskParts } from '#app/_components/feature/desk-slots.ts';
import { facts } from './fact-editors.ts';
import { SilencedRows } from './silenced-rows.tsx';
import type { coneOfSilence } from './feature.ts';

export const desk: DeskParts<'coneOfSilence', typeof coneOfSilence> = {
  cardEntry: SilencedRows,
  facts,
};

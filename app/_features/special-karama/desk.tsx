'use client';
import type { DeskParts } from '#app/_components/feature/desk-slots.ts';
import { facts } from './fact-editors.ts';
import { KaramaRows } from './karama-rows.tsx';
import type { specialKarama } from './feature.ts';

export const desk: DeskParts<'specialKarama', typeof specialKarama> = {
  cardEntry: KaramaRows,
  facts,
};

'use client';
import type { DeskParts } from '#app/_components/feature/desk-slots.ts';
import { PileSheet } from './pile-sheet.tsx';
import type { openCards } from './feature.ts';

export const desk: DeskParts<'openCards', typeof openCards> = {
  cardEntry: PileSheet,
};

'use client';
import type { DeskParts } from '#app/_components/feature/desk-slots.ts';
import { facts } from './fact-editors.ts';
import type { turn } from './feature.ts';

export const desk: DeskParts<'turn', typeof turn> = {
  facts,
};

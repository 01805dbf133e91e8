'use client';
import type { DeskParts } from '#app/_components/feature/desk-slots.ts';
import { DruggedRows } from './drugged-rows.tsx';
import { facts } from './fact-editors.ts';
import type { semuta } from './feature.ts';

export const desk: DeskParts<'semuta', typeof semuta> = { leaderEnd: DruggedRows, facts };

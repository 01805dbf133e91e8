'use client';
import type { DeskParts } from '#app/_components/feature/desk-slots.ts';
import { facts } from './fact-editors.ts';
import type { deadTraitors } from './feature.ts';
import { TraitorRows } from './traitor-rows.tsx';

export const desk: DeskParts<'deadTraitors', typeof deadTraitors> = { turnEntry: TraitorRows, facts };

'use client';
import type { DeskParts } from '#app/_components/feature/desk-slots.ts';
import { facts } from './fact-editors.ts';
import type { residualPoison } from './feature.ts';
import { PoisonRows } from './poison-rows.tsx';

export const desk: DeskParts<'residualPoison', typeof residualPoison> = { cardEntry: PoisonRows, facts };

'use client';
import type { DeskParts } from '#app/_components/feature/desk-slots.ts';
import { facts } from './fact-editors.ts';
import type { harvests } from './feature.ts';

export const harvestsDesk: DeskParts<'harvests', typeof harvests> = { facts };

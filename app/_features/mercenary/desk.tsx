'use client';
import type { DeskParts } from '#app/_components/feature/desk-slots.ts';
import { facts } from './fact-editors.ts';
import type { mercenary } from './feature.ts';
import { MercenaryRows } from './mercenary-rows.tsx';

export const desk: DeskParts<'mercenary', typeof mercenary> = { leaderEnd: MercenaryRows, facts };

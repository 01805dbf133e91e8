'use client';
import type { PhoneParts } from '#app/_components/feature/phone-slots.ts';
import type { semuta } from './feature.ts';
import { DruggedAtTable } from './table-section.tsx';

export const phone: PhoneParts<'semuta', typeof semuta> = { tableEnd: DruggedAtTable };

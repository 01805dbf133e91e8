'use client';
import type { PhoneParts } from '#app/_components/feature/phone-slots.ts';
import { SilencedAtTable } from './table-section.tsx';
import type { coneOfSilence } from './feature.ts';

export const phone: PhoneParts<'coneOfSilence', typeof coneOfSilence> = {
  tableEnd: SilencedAtTable,
};

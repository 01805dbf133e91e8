'use client';
import type { PhoneParts } from '#app/_components/feature/phone-slots.ts';
import type { specialKarama } from './feature.ts';
import { SpecialKaramaAtTable } from './table-section.tsx';

export const phone: PhoneParts<'specialKarama', typeof specialKarama> = {
  tableEnd: SpecialKaramaAtTable,
};

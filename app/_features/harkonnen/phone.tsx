'use client';
import type { PhoneParts } from '#app/_components/feature/phone-slots.ts';
import { held } from './holding.ts';
import { secrets } from './secret-editors.tsx';
import { CaptivesAtTable } from './table-section.tsx';
import type { harkonnen } from './feature.ts';

export const phone: PhoneParts<'harkonnen', typeof harkonnen> = {
  holding: held,
  secrets,
  tableEnd: CaptivesAtTable,
};

'use client';
import type { PhoneParts } from '#app/_components/feature/phone-slots.ts';
import { Discards } from './discards.tsx';
import type { openCards } from './feature.ts';

export const phone: PhoneParts<'openCards', typeof openCards> = {
  tableEnd: Discards,
};

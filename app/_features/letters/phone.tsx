'use client';
import type { PhoneParts } from '#app/_components/feature/phone-slots.ts';
import { Letters } from './letters.tsx';
import { LettersAtTable } from './table-section.tsx';
import type { letters } from './feature.ts';

export const phone: PhoneParts<'letters', typeof letters> = {
  seatAction: Letters,
  tableStart: LettersAtTable,
};

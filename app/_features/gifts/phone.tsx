'use client';
import type { PhoneParts } from '#app/_components/feature/phone-slots.ts';
import { MakeGift } from './make-gift.tsx';
import type { gifts } from './feature.ts';

export const phone: PhoneParts<'gifts', typeof gifts> = {
  seatAction: MakeGift,
};

'use client';
import type { PhoneParts } from '#app/_components/feature/phone-slots.ts';
import { PutAway } from './put-away.tsx';
import type { handChanges } from './feature.ts';

export const phone: PhoneParts<'handChanges', typeof handChanges> = {
  seatAction: PutAway,
};

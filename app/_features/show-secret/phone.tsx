'use client';
import type { PhoneParts } from '#app/_components/feature/phone-slots.ts';
import { ShowSecret } from './show-secret.tsx';
import type { showSecret } from './feature.ts';

export const phone: PhoneParts<'showSecret', typeof showSecret> = {
  seatAction: ShowSecret,
};

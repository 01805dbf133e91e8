'use client';
import type { PhoneParts } from '#app/_components/feature/phone-slots.ts';
import { CallAhead } from './call-ahead.tsx';
import type { standingCalls } from './feature.ts';

export const phone: PhoneParts<'standingCalls', typeof standingCalls> = {
  seatAction: CallAhead,
};

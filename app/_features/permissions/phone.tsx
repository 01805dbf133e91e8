'use client';
import type { PhoneParts } from '#app/_components/feature/phone-slots.ts';
import { LeaveToAlly } from './leave-to-ally.tsx';
import type { permissions } from './feature.ts';

export const phone: PhoneParts<'permissions', typeof permissions> = {
  seatAction: LeaveToAlly,
};

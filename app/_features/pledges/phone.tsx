'use client';
import type { PhoneParts } from '#app/_components/feature/phone-slots.ts';
import { SetAside } from './set-aside.tsx';
import type { pledges } from './feature.ts';

export const phone: PhoneParts<'pledges', typeof pledges> = {
  seatAction: SetAside,
};

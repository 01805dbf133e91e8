'use client';
import type { PhoneParts } from '#app/_components/feature/phone-slots.ts';
import { isCounted, PauseBanner } from './banner.tsx';
import type { mentatPause } from './feature.ts';

export const phone: PhoneParts<'mentatPause', typeof mentatPause> = {
  banner: { isThere: isCounted, Part: PauseBanner },
};

'use client';
import type { PhoneParts } from '#app/_components/feature/phone-slots.ts';
import { Follows } from './follows.tsx';
import type { pace } from './feature.ts';

export const phone: PhoneParts<'pace', typeof pace> = {
  countdown: { isThere: ({ followsSoon }) => followsSoon !== null, Part: Follows },
};

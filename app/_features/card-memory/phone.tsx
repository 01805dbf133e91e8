'use client';
import type { PhoneParts } from '#app/_components/feature/phone-slots.ts';
import { Remember } from './remember.tsx';
import type { cardMemory } from './feature.ts';

export const phone: PhoneParts<'cardMemory', typeof cardMemory> = {
  seatAction: Remember,
};

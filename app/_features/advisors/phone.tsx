'use client';
import type { PhoneParts } from '#app/_components/feature/phone-slots.ts';
import { StandingWord } from './standing-word.tsx';
import type { advisors } from './feature.ts';

export const phone: PhoneParts<'advisors', typeof advisors> = {
  boardAction: StandingWord,
};

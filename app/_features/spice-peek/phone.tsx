'use client';
import type { PhoneParts } from '#app/_components/feature/phone-slots.ts';
import { held } from './holding.ts';
import type { spicePeek } from './feature.ts';

export const phone: PhoneParts<'spicePeek', typeof spicePeek> = {
  holding: held,
};

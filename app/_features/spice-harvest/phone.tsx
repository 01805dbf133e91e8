'use client';
import type { PhoneParts } from '#app/_components/feature/phone-slots.ts';
import { areHarvestsPlayed, HarvestsBanner } from './banner.tsx';
import type { harvests } from './feature.ts';

export const phone: PhoneParts<'harvests', typeof harvests> = {
  banner: { isThere: areHarvestsPlayed, Part: HarvestsBanner },
};

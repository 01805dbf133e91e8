'use client';
import type { PhoneParts } from '#app/_components/feature/phone-slots.ts';
import { SwapFactions } from './swap-factions.tsx';
import type { swap } from './feature.ts';

export const phone: PhoneParts<'swap', typeof swap> = {
  beforeGame: SwapFactions,
};

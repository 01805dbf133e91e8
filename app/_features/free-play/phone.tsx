'use client';
import type { PhoneParts } from '#app/_components/feature/phone-slots.ts';
import { FreePlay } from './free-play.tsx';
import type { freePlay } from './feature.ts';

export const phone: PhoneParts<'freePlay', typeof freePlay> = {
  seatAction: FreePlay,
};

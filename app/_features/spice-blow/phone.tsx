'use client';
import type { PhoneParts } from '#app/_components/feature/phone-slots.ts';
import { PauseCountdown } from './pause-countdown.tsx';
import { BlowSeen } from './blow-seen.tsx';
import { TakeCardBack } from './take-card-back.tsx';
import type { spiceBlow } from './feature.ts';

export const phone: PhoneParts<'spiceBlow', typeof spiceBlow> = {
  seen: {
    isThere: ({ table }) => table.spiceBlow !== null && table.spiceBlow.turned.length > 0,
    Part: BlowSeen,
  },
  countdown: { isThere: ({ spiceBlow }) => spiceBlow !== null && spiceBlow.pause !== null, Part: PauseCountdown },
  boardAction: TakeCardBack,
};

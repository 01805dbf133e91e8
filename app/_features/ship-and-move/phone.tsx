'use client';
import type { PhoneParts } from '#app/_components/feature/phone-slots.ts';
import { ShippingBanner } from './banner.tsx';
import { isTurnSeen, OwnTurnSeen } from './kept.tsx';
import type { shipAndMove } from './feature.ts';

export const phone: PhoneParts<'shipAndMove', typeof shipAndMove> = {
  banner: { isThere: ({ shipAndMove }) => shipAndMove !== null, Part: ShippingBanner },
  seen: { isThere: isTurnSeen, Part: OwnTurnSeen },
};

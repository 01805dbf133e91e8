'use client';
import type { PhoneParts } from '#app/_components/feature/phone-slots.ts';
import { RevivalSoFar } from './revival-over.tsx';
import type { revival } from './feature.ts';

export const phone: PhoneParts<'revival', typeof revival> = {
  seen: {
    isThere: ({ table }) => table.revival !== null && (table.revival.isOver || table.revival.revived.length > 0),
    Part: RevivalSoFar,
  },
};

'use client';
import type { PhoneParts } from '#app/_components/feature/phone-slots.ts';
import { OwnCollection } from './own-collection.tsx';
import type { collection } from './feature.ts';

export const phone: PhoneParts<'collection', typeof collection> = {
  seen: { isThere: ({ table }) => table.collection !== null, Part: OwnCollection },
};

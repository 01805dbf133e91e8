'use client';
import type { PhoneParts } from '#app/_components/feature/phone-slots.ts';
import type { mainCharacters } from './feature.ts';
import { held } from './holding.ts';
import { isOutHere, OutHere } from './out-here.tsx';
import { LostAtTable } from './lost.tsx';

export const phone: PhoneParts<'mainCharacters', typeof mainCharacters> = {
  holding: held,
  seen: { isThere: isOutHere, Part: OutHere },
  tableEnd: LostAtTable,
};

'use client';
import type { PhoneParts } from '#app/_components/feature/phone-slots.ts';
import type { mainCharacters } from './feature.ts';
import { held } from './holding.ts';
import { areLossesHere, LossesHere } from './losses-here.tsx';
import { LostAtTable } from './lost.tsx';

export const phone: PhoneParts<'mainCharacters', typeof mainCharacters> = {
  holding: held,
  seen: { isThere: areLossesHere, Part: LossesHere },
  tableEnd: LostAtTable,
};

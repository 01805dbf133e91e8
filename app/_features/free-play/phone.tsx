'use client';
import { sheetAction } from '#app/_components/secrets/sheet-action.tsx';
import type { PhoneParts } from '#app/_components/feature/phone-slots.ts';
import { PLAY_NOW } from '#lib/features/free-play/messages/phone.ts';
import { FreePlaySheet } from './free-play-sheet.tsx';
import type { freePlay } from './feature.ts';

export const phone: PhoneParts<'freePlay', typeof freePlay> = {
  seatAction: sheetAction({ label: PLAY_NOW, isThere: ({ table }) => table.victory === null, Sheet: FreePlaySheet }),
};

'use client';
import { sheetAction } from '#app/_components/secrets/sheet-action.tsx';
import type { PhoneParts } from '#app/_components/feature/phone-slots.ts';
import { GIVE_SPICE } from '#lib/factions/emperor/gifts/messages/phone.ts';
import { GiveSheet } from './give-sheet.tsx';
import type { gifts } from './feature.ts';

export const phone: PhoneParts<'gifts', typeof gifts> = {
  seatAction: sheetAction({ label: GIVE_SPICE, isThere: ({ mine }) => mine.gifts.to.length > 0, Sheet: GiveSheet }),
};

'use client';
import { sheetAction } from '#app/_components/secrets/sheet-action.tsx';
import type { PhoneParts } from '#app/_components/feature/phone-slots.ts';
import { CARD_LEFT } from '#lib/features/hand-changes/messages/phone.ts';
import { PutAwaySheet } from './put-away-sheet.tsx';
import type { handChanges } from './feature.ts';

export const phone: PhoneParts<'handChanges', typeof handChanges> = {
  seatAction: sheetAction({ label: CARD_LEFT, Sheet: PutAwaySheet }),
};

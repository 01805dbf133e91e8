'use client';
import { sheetAction } from '#app/_components/secrets/sheet-action.tsx';
import type { PhoneParts } from '#app/_components/feature/phone-slots.ts';
import { SHOW_OR_LOOK } from '#lib/features/show-secret/messages/phone.ts';
import { ShowSheet } from './show-sheet.tsx';
import type { showSecret } from './feature.ts';

export const phone: PhoneParts<'showSecret', typeof showSecret> = {
  seatAction: sheetAction({ label: SHOW_OR_LOOK, Sheet: ShowSheet }),
};

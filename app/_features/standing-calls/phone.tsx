'use client';
import { sheetAction } from '#app/_components/secrets/sheet-action.tsx';
import type { PhoneParts } from '#app/_components/feature/phone-slots.ts';
import { CALL_AHEAD } from '#lib/features/standing-calls/messages/phone.ts';
import { CallAheadSheet } from './call-ahead-sheet.tsx';
import type { standingCalls } from './feature.ts';

export const phone: PhoneParts<'standingCalls', typeof standingCalls> = {
  seatAction: sheetAction({ label: CALL_AHEAD, isThere: ({ mine }) => mine.traitorLimit > 0, Sheet: CallAheadSheet }),
};

'use client';
import { sheetAction } from '#app/_components/secrets/sheet-action.tsx';
import type { PhoneParts } from '#app/_components/feature/phone-slots.ts';
import { CharityOver } from './charity-over.tsx';
import { CLAIM_AHEAD } from '#lib/features/charity/messages/phone.ts';
import { ClaimAheadSheet } from './claim-ahead-sheet.tsx';
import type { charity } from './feature.ts';

export const phone: PhoneParts<'charity', typeof charity> = {
  seen: { isThere: ({ table }) => table.charity !== null && table.charity.taken !== null, Part: CharityOver },
  seatAction: sheetAction({ label: CLAIM_AHEAD, Sheet: ClaimAheadSheet }),
};

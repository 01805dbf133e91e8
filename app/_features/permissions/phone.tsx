'use client';
import { sheetAction } from '#app/_components/secrets/sheet-action.tsx';
import type { PhoneParts } from '#app/_components/feature/phone-slots.ts';
import type { SeatView } from '#client';
import { alliesIn } from '#app/_components/allies-in.ts';
import { LEAVE_TO_ALLY } from '#lib/features/permissions/messages/phone.ts';
import { LeaveToAllySheet } from './leave-to-ally-sheet.tsx';
import type { permissions } from './feature.ts';

export const phone: PhoneParts<'permissions', typeof permissions> = {
  seatAction: sheetAction({ label: LEAVE_TO_ALLY, isThere: mayServeAlly, Sheet: LeaveToAllySheet }),
};

/** Whether a power of this seat may serve an ally, whatever permission the player has given. */
function mayServeAlly(view: SeatView): boolean {
  const { lends, heard } = view.mine.permissions;
  return alliesIn(view).length > 0 && lends.length + heard.length > 0;
}

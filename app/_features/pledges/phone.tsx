'use client';
import { sheetAction } from '#app/_components/secrets/sheet-action.tsx';
import type { PhoneParts } from '#app/_components/feature/phone-slots.ts';
import { alliesIn } from '#app/_components/allies-in.ts';
import { SET_ASIDE } from '#lib/features/pledges/messages/phone.ts';
import { SetAsideSheet } from './set-aside-sheet.tsx';
import type { pledges } from './feature.ts';

export const phone: PhoneParts<'pledges', typeof pledges> = {
  seatAction: sheetAction({
    label: SET_ASIDE,
    // The button does not depend on the player's spice.
    isThere: (view) => alliesIn(view).length > 0,
    Sheet: SetAsideSheet,
  }),
};

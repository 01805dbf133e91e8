'use client';
import { sheetAction } from '#app/_components/secrets/sheet-action.tsx';
import type { PhoneParts } from '#app/_components/feature/phone-slots.ts';
import { WHAT_YOU_REMEMBER } from '#lib/features/card-memory/messages/phone.ts';
import { MemorySheet } from './memory-sheet.tsx';
import type { cardMemory } from './feature.ts';

export const phone: PhoneParts<'cardMemory', typeof cardMemory> = {
  seatAction: sheetAction({
    label: WHAT_YOU_REMEMBER,
    isThere: ({ mine }) => mine.memory !== null,
    Sheet: MemorySheet,
  }),
};

'use client';
import type { PhoneParts } from '#app/_components/feature/phone-slots.ts';
import { sheetAction } from '#app/_components/secrets/sheet-action.tsx';
import { THREAT_SHEET } from '#lib/modules/duel/kanly/messages/threats.ts';
import type { kanly } from './feature.ts';
import { held } from './holding.ts';
import { runsDuel, SeenDuel } from './seen.tsx';
import { ThreatSheet } from './threat-sheet.tsx';
import { ThreatsAtTable } from './threats.tsx';

export const phone: PhoneParts<'kanly', typeof kanly> = {
  seen: { isThere: runsDuel, Part: SeenDuel },
  holding: held,
  seatAction: sheetAction({
    label: THREAT_SHEET.title,
    // Where players declare Kanly with a card, nobody threatens.
    isThere: ({ table }) => table.kanly !== null && table.kanlyCards === null,
    Sheet: ThreatSheet,
  }),
  tableStart: ThreatsAtTable,
};

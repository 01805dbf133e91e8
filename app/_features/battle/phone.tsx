'use client';
import type { PhoneParts } from '#app/_components/feature/phone-slots.ts';
import { BattleBanner, isBattleInBanner, isSideInBanner } from './banner.tsx';
import { SeenPlan } from './plan/seen-plan.tsx';
import { LatestOutcome } from './result/latest-outcome.tsx';
import { BattleAtTable } from './table-section.tsx';
import type { battle } from './feature.ts';

export const phone: PhoneParts<'battle', typeof battle> = {
  banner: { isThere: isBattleInBanner, saysOf: isSideInBanner, Part: BattleBanner },
  seen: { isThere: ({ mine }) => mine.seenPlan !== null, Part: SeenPlan },
  outcome: ({ view }) => <LatestOutcome table={view.table} />,
  tableStart: BattleAtTable,
};

'use client';
import type { DeskParts } from '#app/_components/feature/desk-slots.ts';
import { BattlesDeskPanel } from './desk-panel.tsx';
import { LeaderEntries } from './leader-entries.tsx';
import { ReadingOut } from './result/reading-out.tsx';
import { SealedHere } from './sealed-here.tsx';
import type { battle } from './feature.ts';

export const desk: DeskParts<'battle', typeof battle> = {
  panel: BattlesDeskPanel,
  placeNote: SealedHere,
  leaderEnd: LeaderEntries,
  readingOut: ReadingOut,
};

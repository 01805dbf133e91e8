'use client';
import type { DeskParts } from '#app/_components/feature/desk-slots.ts';
import { AutoPassDeskPanel } from './desk-panel.tsx';
import type { autoPass } from './feature.ts';

export const desk: DeskParts<'autoPass', typeof autoPass> = {
  phonelessSeat: AutoPassDeskPanel,
};

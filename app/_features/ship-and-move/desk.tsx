'use client';
import type { DeskParts } from '#app/_components/feature/desk-slots.ts';
import { nextAfterShipping } from './desk-next.ts';
import { ShippingDeskPanel } from './desk-panel.tsx';
import { MovesMadeDeskPanel } from './moves-made-desk-panel.tsx';
import type { shipAndMove } from './feature.ts';

export const desk: DeskParts<'shipAndMove', typeof shipAndMove> = {
  panel: ShippingDeskPanel,
  choice: MovesMadeDeskPanel,
  early: nextAfterShipping,
};

'use client';
import type { DeskParts } from '#app/_components/feature/desk-slots.ts';
import { ShipmentDeskPanel } from './desk-panel.tsx';
import type { shipment } from './feature.ts';

export const desk: DeskParts<'shipment', typeof shipment> = {
  panel: ShipmentDeskPanel,
};

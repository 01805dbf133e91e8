'use client';
import type { AskingParts } from '#app/_components/feature/asking-slots.ts';
import { BringReservesPage } from './bring-reserves-page.tsx';
import { ShipPage } from './ship-page.tsx';
import type { shipment } from './feature.ts';

export const asking: AskingParts<'shipment', typeof shipment> = {
  pages: {
    'bring-reserves': BringReservesPage,
    ship: ShipPage,
  },
};

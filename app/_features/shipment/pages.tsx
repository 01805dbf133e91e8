'use client';
import type { Pages } from '#app/_components/prompt/prompt-page.ts';
import { BringReservesPage } from './bring-reserves-page.tsx';
import { ShipPage } from './ship-page.tsx';

export const pages: Pages<'shipment'> = {
  'bring-reserves': BringReservesPage,
  ship: ShipPage,
};

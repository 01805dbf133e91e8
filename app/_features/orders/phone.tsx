'use client';
import type { PhoneParts } from '#app/_components/feature/phone-slots.ts';
import type { orders } from './feature.ts';
import { HeldHere, isHeldHere } from './held-here.tsx';
import { OrdersAtTable } from './orders-at-table.tsx';

export const phone: PhoneParts<'orders', typeof orders> = {
  seen: { isThere: isHeldHere, Part: HeldHere },
  tableEnd: OrdersAtTable,
};

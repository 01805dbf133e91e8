'use client';
import type { TableView } from '#client';
import type { ScreenParts } from '#app/_components/feature/screen-slots.ts';
import { BesideBox, BesideLine } from '#app/_components/status-screen/beside-box.tsx';
import { ORDERS_TITLE } from '#lib/factions/lansraad/orders/messages/phone.ts';
import type { orders } from './feature.ts';
import { linesOf } from './orders-at-table.tsx';

/** The orders that stand now, next to the planet. */
function OrdersPanel({ table }: { readonly table: TableView }) {
  const lines = linesOf(table);
  return (
    lines.length > 0 && (
      <BesideBox title={ORDERS_TITLE} dense>
        {lines.map((line) => (
          <BesideLine key={line}>{line}</BesideLine>
        ))}
      </BesideBox>
    )
  );
}

export const screen: ScreenParts<typeof orders> = { panel: { Part: OrdersPanel } };

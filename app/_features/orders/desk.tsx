'use client';
import type { ModeratorView } from '#client';
import type { DeskParts } from '#app/_components/feature/desk-slots.ts';
import { Hint, PanelSection } from '#app/_components/desk/panel.tsx';
import type { NoteProps } from '#app/_components/state-editor/draft.ts';
import sheet from '#app/_components/state-editor/sheet.module.css';
import { formatRestricted, ORDERS_TITLE } from '#lib/factions/lansraad/orders/messages/phone.ts';
import { facts } from './fact-editors.ts';
import type { orders } from './feature.ts';
import { linesOf } from './orders-at-table.tsx';
import { OrderRows } from './order-rows.tsx';

/** Shows the moderator the orders that stand now. */
function OrdersDeskPanel({ view: { table } }: { readonly view: ModeratorView }) {
  const lines = linesOf(table);
  return (
    lines.length > 0 && (
      <PanelSection title={ORDERS_TITLE}>
        {lines.map((line) => (
          <Hint key={line}>{line}</Hint>
        ))}
      </PanelSection>
    )
  );
}

/** Says in the editor of the board that a territory is restricted, and which factions may be there. */
function RestrictedHere({ table, place }: NoteProps) {
  const { restricted } = table.orders;
  return restricted?.territory !== place.territory ? null : (
    <p className={sheet.hint}>{formatRestricted(place.territory, restricted.open, table.choices.edition)}</p>
  );
}

export const desk: DeskParts<'orders', typeof orders> = {
  panel: OrdersDeskPanel,
  turnEntry: OrderRows,
  placeNote: RestrictedHere,
  facts,
};

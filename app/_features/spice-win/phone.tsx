'use client';
import type { TableView } from '#client';
import type { PhoneParts } from '#app/_components/feature/phone-slots.ts';
import { formatShown, SPICE_SHOWN } from '#lib/factions/bene-tleilaxu/spice-win/messages/phone.ts';
import type { spiceWin } from './feature.ts';

/** The shown spice, on a phone. */
function ShownAtTable({ table: { spiceShownIn, turn } }: { readonly table: TableView }) {
  return spiceShownIn === null ? null : (
    <section>
      <h2>{SPICE_SHOWN}</h2>
      <p>{formatShown(spiceShownIn, turn)}</p>
    </section>
  );
}

export const phone: PhoneParts<'spiceWin', typeof spiceWin> = { tableEnd: ShownAtTable };

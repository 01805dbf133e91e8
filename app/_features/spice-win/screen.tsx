'use client';
import type { TableView } from '#client';
import type { ScreenParts } from '#app/_components/feature/screen-slots.ts';
import { BesideBox, BesideLine } from '#app/_components/status-screen/beside-box.tsx';
import { formatShown, SPICE_SHOWN } from '#lib/factions/bene-tleilaxu/spice-win/messages/phone.ts';
import type { spiceWin } from './feature.ts';

/** The shown spice, next to the planet. */
function ShownPanel({ table: { spiceShownIn, turn } }: { readonly table: TableView }) {
  return (
    spiceShownIn !== null && (
      <BesideBox title={SPICE_SHOWN}>
        <BesideLine>{formatShown(spiceShownIn, turn)}</BesideLine>
      </BesideBox>
    )
  );
}

export const screen: ScreenParts<typeof spiceWin> = {
  panel: { Part: ShownPanel },
  news: (fact) => (fact.code === 'spice-shown' ? formatShown(fact.turn, fact.turn) : null),
};

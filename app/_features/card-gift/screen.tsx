'use client';
import type { TableView } from '#client';
import type { ScreenParts } from '#app/_components/feature/screen-slots.ts';
import { BesideBox, BesideLine } from '#app/_components/status-screen/beside-box.tsx';
import { formatGiven, GIFTS_TITLE } from '#lib/factions/bene-tleilaxu/card-gift/messages/phone.ts';
import type { cardGift } from './feature.ts';

/** The gifts of this bidding, next to the planet. */
function GivenPanel({ table: { cardGift: gift } }: { readonly table: TableView }) {
  return (
    gift.given.length > 0 && (
      <BesideBox title={GIFTS_TITLE}>
        <BesideLine>{formatGiven(gift.given)}</BesideLine>
      </BesideBox>
    )
  );
}

export const screen: ScreenParts<typeof cardGift> = {
  panel: { Part: GivenPanel },
  news: (fact) => (fact.code === 'card-given' ? formatGiven([fact.to]) : null),
};

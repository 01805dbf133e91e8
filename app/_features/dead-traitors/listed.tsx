'use client';
import { formatList, leaderName, type TableView } from '#client';
import type { PhoneParts } from '#app/_components/feature/phone-slots.ts';
import type { ScreenParts } from '#app/_components/feature/screen-slots.ts';
import { BesideBox, BesideLine } from '#app/_components/status-screen/beside-box.tsx';
import { DEAD_TRAITORS_TITLE } from '#lib/factions/tleilaxu/dead-traitors/messages/phone.ts';
import type { deadTraitors } from './feature.ts';

/** The leaders in the pay of Tleilaxu, next to the planet. */
function TraitorsPanel({ table }: { readonly table: TableView }) {
  return (
    table.deadTraitors.length > 0 && (
      <BesideBox title={DEAD_TRAITORS_TITLE}>
        <BesideLine>{formatList(table.deadTraitors.map(leaderName))}</BesideLine>
      </BesideBox>
    )
  );
}

/** The leaders in the pay of Tleilaxu, on a phone. */
function TraitorsAtTable({ table }: { readonly table: TableView }) {
  return table.deadTraitors.length === 0 ? null : (
    <section>
      <h2>{DEAD_TRAITORS_TITLE}</h2>
      <p>{formatList(table.deadTraitors.map(leaderName))}</p>
    </section>
  );
}

export const deadTraitorsScreen: ScreenParts<typeof deadTraitors> = { panel: { Part: TraitorsPanel } };
export const deadTraitorsPhone: PhoneParts<'deadTraitors', typeof deadTraitors> = { tableEnd: TraitorsAtTable };

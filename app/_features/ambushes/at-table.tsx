'use client';
import type { TableView } from '#client';
import type { PhoneParts } from '#app/_components/feature/phone-slots.ts';
import type { ScreenParts } from '#app/_components/feature/screen-slots.ts';
import { BesideBox, BesideLine } from '#app/_components/status-screen/beside-box.tsx';
import { formatAmbush } from '#lib/factions/bene-tleilaxu/ambushes/messages/ambush.ts';
import { AMBUSHES_TITLE, formatHold, formatOver } from '#lib/factions/bene-tleilaxu/ambushes/messages/phone.ts';
import type { ambushes } from './feature.ts';

/** Returns the ambushes of this turn, the running one and the holds, one line each. */
export const linesOf = ({ ambush, ambushed, holds, choices: { edition } }: TableView): readonly string[] => [
  ...ambushed.map((over) => formatOver(over, edition)),
  ...(ambush === null
    ? []
    : [ambush.shown === null ? formatAmbush(ambush, edition) : formatOver({ ...ambush, ...ambush.shown }, edition)]),
  ...holds.map(formatHold),
];

/** The ambushes of this turn and the holds, next to the planet. */
function AmbushesPanel({ table }: { readonly table: TableView }) {
  const lines = linesOf(table);
  return (
    lines.length > 0 && (
      <BesideBox title={AMBUSHES_TITLE}>
        {lines.map((line) => (
          <BesideLine key={line}>{line}</BesideLine>
        ))}
      </BesideBox>
    )
  );
}

/** The ambushes of this turn and the holds, on a phone. */
function AmbushesAtTable({ table }: { readonly table: TableView }) {
  const lines = linesOf(table);
  return lines.length === 0 ? null : (
    <section>
      <h2>{AMBUSHES_TITLE}</h2>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}

export const ambushesScreen: ScreenParts<typeof ambushes> = { panel: { Part: AmbushesPanel } };
export const ambushesPhone: PhoneParts<'ambushes', typeof ambushes> = { tableEnd: AmbushesAtTable };

'use client';
import type { TableView } from '#client';
import type { PhoneParts } from '#app/_components/feature/phone-slots.ts';
import type { ScreenParts } from '#app/_components/feature/screen-slots.ts';
import { BesideBox, BesideLine } from '#app/_components/status-screen/beside-box.tsx';
import { CONTROL_TITLE, formatControls } from '#lib/factions/bene-tleilaxu/marks/messages/phone.ts';
import type { marks } from './feature.ts';
import { secrets } from './secret-editors.tsx';

const linesOf = ({ controlled, choices: { edition } }: TableView): readonly string[] =>
  controlled.map(({ territory }) => formatControls(territory, edition));

/** The territories that the Bene Tleilaxu control, next to the planet. */
function ControlledPanel({ table }: { readonly table: TableView }) {
  const lines = linesOf(table);
  return (
    lines.length > 0 && (
      <BesideBox title={CONTROL_TITLE}>
        {lines.map((line) => (
          <BesideLine key={line}>{line}</BesideLine>
        ))}
      </BesideBox>
    )
  );
}

/** The territories that the Bene Tleilaxu control, on a phone. */
function ControlledAtTable({ table }: { readonly table: TableView }) {
  const lines = linesOf(table);
  return lines.length === 0 ? null : (
    <section>
      <h2>{CONTROL_TITLE}</h2>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}

export const marksScreen: ScreenParts<typeof marks> = { panel: { Part: ControlledPanel } };
export const marksPhone: PhoneParts<'marks', typeof marks> = { secrets, tableEnd: ControlledAtTable };

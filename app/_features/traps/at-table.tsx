'use client';
import type { SeatView, TableView } from '#client';
import type { PhoneParts } from '#app/_components/feature/phone-slots.ts';
import type { ScreenParts } from '#app/_components/feature/screen-slots.ts';
import type { Holding } from '#app/_components/secrets/holding.ts';
import { BesideBox, BesideLine } from '#app/_components/status-screen/beside-box.tsx';
import { formatFrozen, formatOwnTraps, formatTrap, TRAPS } from '#lib/factions/bene-tleilaxu/traps/messages/phone.ts';
import type { traps } from './feature.ts';

/** Returns the traps and the frozen forces, one line each. */
export const linesOf = ({ traps: lying, frozen, choices: { edition } }: TableView): readonly string[] => [
  ...lying.map((trap) => formatTrap(trap, edition)),
  ...frozen.map((forces) => formatFrozen(forces, edition)),
];

/** The traps and the frozen forces, next to the planet. */
function TrapsPanel({ table }: { readonly table: TableView }) {
  const lines = linesOf(table);
  return (
    lines.length > 0 && (
      <BesideBox title={TRAPS.title} dense>
        {lines.map((line) => (
          <BesideLine key={line}>{line}</BesideLine>
        ))}
      </BesideBox>
    )
  );
}

/** The traps and the frozen forces, on a phone. */
function TrapsAtTable({ table }: { readonly table: TableView }) {
  const lines = linesOf(table);
  return lines.length === 0 ? null : (
    <section>
      <h2>{TRAPS.title}</h2>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}

/** The line about the cards of traps, for their owner and for a faction that looks at them. */
const held: Holding = {
  line: ({ trapCards }, { choices: { edition } }) =>
    trapCards.length === 0 ? null : { sign: 'warning', words: formatOwnTraps(trapCards, edition) },
  // Every trap of the table, with the longest name of a card.
  most: ({ table, mine }: SeatView) => ({
    trapCards:
      mine.trapCards.length === 0
        ? []
        : table.traps.map(({ territory }) => ({ territory, card: 'weather-control' as const })),
  }),
};

export const trapsScreen: ScreenParts<typeof traps> = { panel: { Part: TrapsPanel } };
export const trapsPhone: PhoneParts<'traps', typeof traps> = { holding: held, tableEnd: TrapsAtTable };

'use client';
import { factionName, type FactionId, type TableView } from '#client';
import { USED_WHEELS } from '#lib/features/storm/messages/desk.ts';
import { valueOf } from '#lib/messages/format/facts.ts';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import type { EntryProps } from '#app/_components/state-editor/draft.ts';
import { ChipGroup } from '#app/_components/state-editor/chip-group.tsx';

const ASKED = { kind: 'last-wheels', one: null, two: null } as const;

/** Lets the desk enter which factions used the wheels last and dial the next storm: two factions, or none yet. */
export function WheelsPick({ table, draft }: EntryProps) {
  const { one, two } = draft.drafted(ASKED);
  const was = draft.standing(ASKED);
  const isChanged = was.one !== one || was.two !== two;
  const offered = (exclude: FactionId | null) =>
    table.order
      .filter((faction) => faction !== exclude)
      .map((faction) => ({
        value: faction,
        label: factionName(faction),
        sign: <FactionDisc faction={faction} />,
      }));
  const put = (first: FactionId, second: FactionId) => {
    draft.put({ kind: 'last-wheels', one: first, two: second });
  };
  return (
    <>
      <ChipGroup
        legend={USED_WHEELS}
        was={isChanged ? valueOf(was, table.choices.edition) : null}
        choices={[{ value: 'nobody', label: 'Nobody' }, ...offered(null)]}
        chosen={one ?? 'nobody'}
        onPick={(picked) => {
          if (picked === 'nobody') draft.put(ASKED);
          else put(picked, two !== null && two !== picked ? two : otherThan(table, picked));
        }}
      />
      {one !== null && two !== null && (
        <ChipGroup
          legend="… and with them"
          was={null}
          choices={offered(one)}
          chosen={two}
          onPick={(picked) => {
            put(one, picked);
          }}
        />
      )}
    </>
  );
}

const otherThan = ({ order }: TableView, faction: FactionId): FactionId =>
  order.find((other) => other !== faction) ?? faction;

'use client';
import { useEffect, useRef } from 'react';
import {
  formatRow,
  isStronghold,
  sectorName,
  territoryName,
  partName,
  partsOf,
  samePlace,
  terrainOf,
  type FactionId,
  type Place,
  type PublicFact,
  type TableView,
} from '#client';
import { Icon } from '#app/_components/icon.tsx';
import type { BoardFacts } from '#app/_components/map/board-facts.ts';
import { NumberRow } from '#app/_components/number-row.tsx';
import { Switch } from '#app/_components/switch.tsx';
import { reservesAfter, underStorm } from './draft.ts';
import { ForcesRows } from './forces-rows.tsx';
import type { DraftState } from '#app/_components/state-editor/draft.ts';
import styles from './place-sheet.module.css';
import { formatSector, SPICE_HERE, formatForcesOf, formatAdvisorsHere, PLACE } from './state-editor-messages.ts';
import { onDesk } from '#app/_features/desk.ts';

const PLACE_NOTES = onDesk('placeNote');

interface PlaceSheetProps {
  readonly table: TableView;
  readonly draft: DraftState;
  readonly board: BoardFacts;
  readonly place: Place;
  readonly onPlace: (place: Place) => void;
}

const MAX_SPICE = 99;

/** Lets the desk enter the contents of one part of a territory. */
export function PlaceSheet({ table, draft, board, place, onPlace }: PlaceSheetProps) {
  const name = territoryName(place.territory, table.choices.edition);
  const sheet = useSeenWhenChosen(partName(place));
  return (
    <section ref={sheet} className={styles.sheet} aria-labelledby="place">
      <header className={styles.head}>
        <h2 id="place" className={styles.title} aria-live="polite">
          {name}
        </h2>
        <p className={styles.about}>{aboutPlace(board, place)}</p>
      </header>
      <SectorChoice place={place} onPlace={onPlace} />
      <div>
        {table.order.map((faction) => (
          <ForcesRow
            key={`${partName(place)} ${faction}`}
            table={table}
            draft={draft}
            place={place}
            faction={faction}
          />
        ))}
        {table.factions
          .filter(({ hasAdvisors }) => hasAdvisors)
          .map(({ faction }) => (
            <SideRow key={faction} table={table} draft={draft} board={board} place={place} faction={faction} />
          ))}
        <SpiceRow key={partName(place)} draft={draft} place={place} />
      </div>
      {PLACE_NOTES.map((Note, at) => (
        <Note key={at} table={table} place={place} />
      ))}
    </section>
  );
}

/** Scrolls the sheet of a place into sight if it is below the map and the moderator chose the place on the map. */
function useSeenWhenChosen(place: string) {
  const sheet = useRef<HTMLElement>(null);
  const shown = useRef(place);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    if (matchMedia('(max-width: 899px)').matches) sheet.current?.scrollIntoView({ block: 'center' });
  }, [place]);
  return sheet;
}

function SectorChoice({ place, onPlace }: Pick<PlaceSheetProps, 'place' | 'onPlace'>) {
  const parts = partsOf(place.territory);
  if (parts.length === 1) return null;
  return (
    <div className={styles.sectors} role="group" aria-label="Sector">
      {parts.map((part) => (
        <button
          key={partName(part)}
          type="button"
          className={styles.sector}
          aria-pressed={samePlace(part, place)}
          onClick={() => {
            onPlace(part);
          }}
        >
          {formatSector(part.sector)}
        </button>
      ))}
    </div>
  );
}

interface ForcesRowProps {
  readonly table: TableView;
  readonly draft: DraftState;
  readonly place: Place;
  readonly faction: FactionId;
}

function ForcesRow({ table, draft, place: { territory, sector }, faction }: ForcesRowProps) {
  const asked = { kind: 'forces', faction, count: 0, special: 0, territory, sector } as const satisfies PublicFact;
  return (
    <ForcesRows
      table={table}
      faction={faction}
      label={formatForcesOf(faction)}
      now={draft.drafted(asked)}
      was={draft.standing(asked)}
      left={reservesAfter(table, draft.draft, faction)}
      onSet={(forces) => {
        draft.put({ ...asked, ...forces });
      }}
    />
  );
}

/** Lets the desk enter which side the forces of the whole territory show, if there are any. */
function SideRow({
  table,
  draft,
  board,
  place: { territory },
  faction,
}: ForcesRowProps & { readonly board: BoardFacts }) {
  const stands = board.forces.some((stack) => stack.faction === faction && stack.territory === territory);
  if (!stands) return null;
  const asked = { kind: 'side', faction, territory, side: 'fighters' } as const satisfies PublicFact;
  const { side } = draft.drafted(asked);
  return (
    <Switch
      label={formatAdvisorsHere(faction, table.choices.edition)}
      on={side === 'advisors'}
      onChange={(on) => {
        draft.put({ ...asked, side: on ? 'advisors' : 'fighters' });
      }}
    />
  );
}

function SpiceRow({ draft, place: { territory, sector } }: Omit<ForcesRowProps, 'table' | 'faction'>) {
  const asked = { kind: 'spice-on-board', amount: 0, territory, sector } as const satisfies PublicFact;
  const { amount } = draft.drafted(asked);
  const was = draft.standing(asked);
  return (
    <NumberRow
      sign={<Icon name="gem" className={styles.gem} />}
      label={SPICE_HERE}
      value={amount}
      from={0}
      to={MAX_SPICE}
      was={'amount' in was ? was.amount : 0}
      onSet={(next) => {
        draft.put({ ...asked, amount: next });
      }}
    />
  );
}

function aboutPlace(board: BoardFacts, place: Place): string {
  const fights = board.battles.some(({ territory }) => territory === place.territory);
  return formatRow([
    isStronghold(place.territory)
      ? 'stronghold'
      : terrainOf(place.territory) === 'polar-sink'
        ? 'ice'
        : terrainOf(place.territory),
    place.sector === null ? PLACE.noSector : sectorName(place.sector),
    ...(underStorm(board, place) ? [PLACE.inStorm] : []),
    ...(fights ? [PLACE.battle] : []),
  ]);
}

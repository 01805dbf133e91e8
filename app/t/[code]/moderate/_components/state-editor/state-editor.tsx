'use client';
import { useState } from 'react';
import { partNamed, type Place, type TableView } from '#client';
import { PlacePicker } from '#app/_components/map/place-picker.tsx';
import { AllianceSheet } from './alliance-sheet.tsx';
import { boardAfter } from './draft.ts';
import { onDesk } from '#app/_features/desk.ts';
import { LeaderSheet } from './leader-sheet.tsx';
import { PlaceSheet } from './place-sheet.tsx';
import { RoomBar } from '../room-bar.tsx';
import { POSITION, SHEET_NAMES } from './state-editor-messages.ts';
import { TanksSheet } from './tanks-sheet.tsx';
import { SetChanges } from './set-changes.tsx';
import { TurnSheet } from './turn-sheet.tsx';
import type { DraftState } from '#app/_components/state-editor/draft.ts';
import styles from './state-editor.module.css';

const BOARD_ENTRIES = onDesk('boardEntry');
const CARD_ENTRIES = onDesk('cardEntry');

const SHEETS = ['board', 'turn', 'leaders', 'tanks', 'cards', 'allies'] as const;
/** The name of one page of the editor. */
export type PositionSheet = (typeof SHEETS)[number];

interface PositionRoomProps {
  readonly table: TableView;
  readonly draft: DraftState;
  /** The page with which the editor opens. */
  readonly first?: PositionSheet;
  readonly onBack: () => void;
}

/** Lets the desk enter or correct the whole position. It sends nothing until the moderator sets it. */
export function PositionRoom({ table, draft, first = 'board', onBack }: PositionRoomProps) {
  const [sheet, setSheet] = useState<PositionSheet>(first);
  const [place, setPlace] = useState<Place>(partNamed('arrakeen@9'));
  const board = boardAfter(table, draft.draft);
  return (
    <>
      <RoomBar title={POSITION.title} aside={POSITION.keepsBoth} onBack={onBack} />
      <nav className={styles.sheets} aria-label={POSITION.sheets}>
        {SHEETS.map((name) => (
          <button
            key={name}
            type="button"
            className={styles.sheet}
            aria-pressed={name === sheet}
            onClick={() => {
              setSheet(name);
            }}
          >
            {SHEET_NAMES[name]}
          </button>
        ))}
      </nav>
      <main className={styles.room} data-sheet={sheet}>
        <div className={styles.map}>
          <PlacePicker
            board={board}
            edition={table.choices.edition}
            chosen={place}
            listClassName={styles.places}
            onChoose={(chosen) => {
              setPlace(chosen);
              setSheet('board');
            }}
          />
        </div>
        <div className={styles.entry}>
          {sheet === 'board' && (
            <PlaceSheet table={table} draft={draft} board={board} place={place} onPlace={setPlace} />
          )}
          {sheet === 'board' && BOARD_ENTRIES.map((Entry, at) => <Entry key={at} table={table} draft={draft} />)}
          {sheet === 'turn' && <TurnSheet table={table} draft={draft} />}
          {sheet === 'leaders' && <LeaderSheet table={table} draft={draft} />}
          {sheet === 'allies' && <AllianceSheet table={table} draft={draft} />}
          {sheet === 'tanks' && <TanksSheet table={table} draft={draft} />}
          {sheet === 'cards' && CARD_ENTRIES.map((Entry, at) => <Entry key={at} table={table} draft={draft} />)}
          <SetChanges table={table} draft={draft} />
        </div>
      </main>
    </>
  );
}

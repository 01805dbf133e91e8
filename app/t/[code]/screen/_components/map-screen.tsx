import type { ReactNode } from 'react';
import { whoHolds, type TableView } from '#client';
import type { Presence } from '#app/_connection/frame.ts';
import { boardOf } from '#app/_components/map/board-facts.ts';
import { BoardMap } from '#app/_components/map/board-map.tsx';
import { QrCode } from '#app/_components/qr-code.tsx';
import { BattleOrbit } from '#app/_features/battle/battle-orbit.tsx';
import { FactionRows } from './faction-rows.tsx';
import { SetupBox } from '#app/_features/setup/setup-box.tsx';
import { StormBox } from '#app/_features/storm/storm-box.tsx';
import { PauseBox } from '#app/_features/mentat-pause/pause-box.tsx';
import { PhaseOrbit } from './phase-orbit.tsx';
import { ToDo } from './to-do.tsx';
import { WaitingBox } from './waiting-box.tsx';
import styles from './map-screen.module.css';

interface MapScreenProps {
  readonly code: string;
  readonly table: TableView;
  readonly presence: readonly Presence[];
  readonly joinUrl: string | null;
  readonly news: ReactNode;
}

/** The storm has moved, or the turn ends, and nobody is awaited: what its box says is all there is to say. */
const isOver = (table: TableView): boolean =>
  (table.stormPhase?.step === 'moved' || table.mentatPause !== null) && table.awaited.length === 0;

/** The box of the turn's end names whoever is still looking, sign by sign. */
const saysAllThereIs = (table: TableView): boolean =>
  table.window === null && whoHolds(table) === null && (isOver(table) || table.mentatPause?.step === 'board');

/** Where it is about battles, these stand on the limb; else the turn does. */
const showsBattles = ({ battles, phase }: TableView): boolean =>
  battles.length > 0 && (phase === 'battle' || phase === 'setup');

/** Between the battles: the planet, the turn, who is awaited, how near everybody is, and what hands must do. */
export function MapScreen({ code, table, presence, joinUrl, news }: MapScreenProps) {
  return (
    <main className={styles.screen}>
      <h1 className="unseen">{`Turn ${table.turn} of ${table.turnLimit}, storm in sector ${table.storm}`}</h1>
      <div className={styles.map}>
        <BoardMap board={boardOf(table)} edition={table.choices.edition} />
      </div>
      <p className={styles.turn} aria-hidden>
        <span className={styles.small}>Turn</span>
        <span className={styles.figure}>{table.turn}</span>
        <span className={styles.small}>of {table.turnLimit}</span>
      </p>
      <div className={styles.join}>
        <p>
          <span className={styles.small}>Join </span>
          <span className={styles.code}>{code}</span>
        </p>
        {joinUrl !== null && (
          <div className={styles.qr}>
            <QrCode text={joinUrl} label="QR code to join the table" />
          </div>
        )}
      </div>
      {showsBattles(table) ? <BattleOrbit table={table} /> : <PhaseOrbit table={table} />}
      <div className={styles.panel}>
        {table.setup !== null && <SetupBox setup={table.setup} />}
        {table.stormPhase !== null && <StormBox storm={table.stormPhase} turned={table.stormCard?.turned ?? null} />}
        {table.mentatPause !== null && <PauseBox table={table} pause={table.mentatPause} />}
        {!saysAllThereIs(table) && <WaitingBox table={table} />}
        <FactionRows table={table} presence={presence} />
        {news}
        <ToDo table={table} />
      </div>
    </main>
  );
}

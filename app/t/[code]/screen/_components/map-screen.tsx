import type { ReactNode } from 'react';
import { isLeftToAnybody, formatPausedBy, type TableView } from '#client';
import type { Presence } from '#app/_connection/frame.ts';
import { boardOf } from '#app/_components/map/board-facts.ts';
import { QrCode } from '#app/_components/qr-code.tsx';
import { lazyPart } from '#app/_connection/lazy.tsx';
import { onScreen } from '#app/_features/screen.ts';
import { BesideCircles } from './beside-circles.tsx';
import { FactionRows } from './faction-rows.tsx';
import { PhaseOrbit } from './phase-orbit.tsx';
import { JOIN_QR, formatOfTurns, formatTurnAndStorm } from './screen-messages.ts';
import { WaitingBox } from './waiting-box.tsx';
import styles from './map-screen.module.css';

const BoardMap = lazyPart(
  () => import('#app/_components/map/board-map.tsx').then((part) => part.BoardMap),
  () => null,
);

const ToDo = lazyPart(
  () => import('./to-do.tsx').then((part) => part.ToDo),
  () => null,
);

const PANELS = onScreen('panel');
const GROUND = onScreen('ground');
const LIMBS = onScreen('limb');

interface MapScreenProps {
  readonly code: string;
  readonly table: TableView;
  readonly presence: readonly Presence[];
  readonly joinUrl: string | null;
  readonly news: ReactNode;
}

/** Whether nothing pauses the table and a box already shows the present event. */
const needsNoWaiting = (table: TableView): boolean =>
  table.window === null && formatPausedBy(table) === null && PANELS.some(({ saysAll }) => saysAll?.(table));

/**
 * Shows the table between battles: the planet, the turn, the awaited players, all strongholds, and the instructions.
 */
export function MapScreen({ code, table, presence, joinUrl, news }: MapScreenProps) {
  const OnLimb = LIMBS.find(({ isThere }) => isThere(table))?.Part ?? PhaseOrbit;
  return (
    <main className={styles.screen}>
      <h1 className="unseen">{formatTurnAndStorm(table.turn, table.turnLimit, table.storm)}</h1>
      <div className={styles.map}>
        <BoardMap
          board={boardOf(table)}
          edition={table.choices.edition}
          below={(geometry) => GROUND.map((Mark, at) => <Mark key={at} table={table} geometry={geometry} />)}
        />
      </div>
      <p className={styles.turn} aria-hidden>
        <span className={styles.small}>Turn</span>
        <span className={styles.figure}>{table.turn}</span>
        <span className={styles.small}>{formatOfTurns(table.turnLimit)}</span>
      </p>
      <div className={styles.join}>
        <p>
          <span className={styles.small}>Join </span>
          <span className={styles.code} translate="no">
            {code}
          </span>
        </p>
        {joinUrl !== null && (
          <div className={styles.qr}>
            <QrCode text={joinUrl} label={JOIN_QR} />
          </div>
        )}
      </div>
      <OnLimb table={table} />
      <BesideCircles table={table} />
      <div className={styles.panel} data-leaves-out>
        {PANELS.map(({ Part }, at) => (
          <Part key={at} table={table} />
        ))}
        {!needsNoWaiting(table) && <WaitingBox table={table} presence={presence} />}
        {/* Parts that no phone shows come first. If there is little room, the last parts are left out. */}
        {isLeftToAnybody(table) && <ToDo key="to-do" table={table} />}
        <FactionRows table={table} presence={presence} />
        {news}
        {!isLeftToAnybody(table) && <ToDo key="to-do" table={table} />}
      </div>
    </main>
  );
}

import type { ReactNode } from 'react';
import { formatHowWon, winnersTitle, type Chronicle, type TableView, type Victory } from '#client';
import {
  CHRONICLE,
  formatLength,
  formatLongestPhases,
  formatLongestWait,
  formatTraitor,
  formatWorm,
  wormsTitle,
} from '#lib/features/chronicle/messages/ending.ts';
import { toldIn } from '#lib/features/chronicle/messages/told.ts';
import { Disc } from './disc.tsx';
import { SpiceChart } from './spice-chart.tsx';
import { StrongholdGrid } from './stronghold-grid.tsx';
import { wrapped } from './wrap.ts';
import styles from './picture.module.css';

interface ChroniclePictureProps {
  readonly table: TableView;
  readonly victory: Victory;
  readonly chronicle: Chronicle;
}

/**
 * Shows the game in one drawing of 1280 by 720. The screen shows the drawing, the page contains it, and it can be
 * saved.
 */
export function ChroniclePicture({ table, victory, chronicle }: ChroniclePictureProps) {
  const { edition } = table.choices;
  const told = toldIn(chronicle);
  const title = winnersTitle(victory);
  const left = 100 + victory.winners.length * 60;
  return (
    <svg className={styles.picture} viewBox="0 0 1280 720" role="img" aria-label={title}>
      <rect className={styles.ground} width={1280} height={720} />
      {victory.winners.map((winner, at) => (
        <Disc key={winner} faction={winner} x={90 + at * 60} y={76} r={46} />
      ))}
      <text className={styles.title} x={left} y={70}>
        {title}
      </text>
      {wrapped(formatHowWon(victory, edition), 92, 2).map((line, at) => (
        <text key={line} className={styles.how} x={left} y={108 + at * 25}>
          {line}
        </text>
      ))}
      <text className={styles.heading} x={44} y={174}>
        {CHRONICLE.spice}
      </text>
      {table.openedRecords.length === 0 ? (
        <text className={styles.rowFaint} x={44} y={214}>
          {CHRONICLE.closed}
        </text>
      ) : (
        <SpiceChart records={table.openedRecords} turn={victory.turn} bold={victory.winners} />
      )}
      <text className={styles.heading} x={670} y={174}>
        {CHRONICLE.strongholds}
      </text>
      <StrongholdGrid
        told={told}
        others={[...table.sietches, ...table.alsoCounted.map(({ territory }) => territory)]}
        victory={victory}
        edition={edition}
      />
      <path className={styles.dune} d="M0 608 Q640 546 1280 608 V720 H0 Z" />
      <Fact x={44} title={CHRONICLE.traitors} lines={traitorLines(told.traitors)} />
      <Fact x={452} title={formatLength(chronicle.played)} lines={timeLines(chronicle, edition)} />
      <Fact
        x={860}
        title={wormsTitle(told.worms)}
        lines={wrapped(told.worms.map((worm) => formatWorm(worm, edition)).join(' '), 42, 3)}
      />
    </svg>
  );
}

function traitorLines(traitors: ReturnType<typeof toldIn>['traitors']): readonly string[] {
  return wrapped(traitors.length === 0 ? CHRONICLE.noTraitors : traitors.map(formatTraitor).join(' '), 42, 3);
}

const timeLines = (chronicle: Chronicle, edition: TableView['choices']['edition']): readonly string[] => [
  ...wrapped(formatLongestPhases(chronicle, edition), 42, 1),
  ...(chronicle.longestWait === null ? [] : wrapped(formatLongestWait(chronicle.longestWait), 42, 2)),
];

interface FactProps {
  readonly x: number;
  readonly title: string;
  readonly lines: readonly string[];
}

const Fact = ({ x, title, lines }: FactProps): ReactNode => (
  <g>
    <text className={styles.heading} x={x} y={630}>
      {title}
    </text>
    {lines.map((line, at) => (
      <text key={line} className={styles.fact} x={x} y={655 + at * 23}>
        {line}
      </text>
    ))}
  </g>
);

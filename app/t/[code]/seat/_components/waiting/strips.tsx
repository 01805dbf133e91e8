'use client';
import { formatOnBoard, formatToldAfter, type FactionId, type TableView } from '#client';
import type { Strip as StripOf, StripProps } from '#app/_components/strip.ts';
import { STRIPS } from '#app/_features/strips.ts';
import styles from './strips.module.css';

const stripOf = (table: TableView): StripOf | undefined => STRIPS.find(({ isThere }) => isThere(table));

/** What others are in, 120 px high, the same on every phone and in every phase that has one. */
export function Strip({ table }: StripProps) {
  const Drama = stripOf(table)?.Part ?? BoardStrip;
  return (
    <div className={styles.strip}>
      <Drama table={table} />
    </div>
  );
}

/** Whether the strip itself says what is awaited of this faction. */
export const inStrip = (table: TableView, faction: FactionId): boolean =>
  stripOf(table)?.saysOf?.(table, faction) ?? false;

function BoardStrip({ table: { boardPhase, choices } }: StripProps) {
  if (boardPhase === null) return null;
  return (
    <>
      <p>{formatOnBoard(boardPhase)}</p>
      <p className={styles.soft}>{formatToldAfter(boardPhase, choices.components, 'seat')}</p>
    </>
  );
}

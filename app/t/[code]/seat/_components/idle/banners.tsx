'use client';
import { formatOnBoard, formatToldAfter, type FactionId, type TableView } from '#client';
import type { Banner as StripOf, StripProps } from '#app/_components/banner.ts';
import { onPhone } from '#app/_features/phone.ts';
import styles from './banners.module.css';

/** The first of two banners is shown, so a banner of an interrupting activity ranks first. */
const STRIPS = onPhone('banner');

const stripOf = (table: TableView): StripOf | undefined => STRIPS.find(({ isThere }) => isThere(table));

/** Shows the scene of the other players, 120 px high, the same on every phone and in every phase that has one. */
export function Banner({ table }: StripProps) {
  const Drama = stripOf(table)?.Part ?? BoardBanner;
  return (
    <div className={styles.strip}>
      <Drama table={table} />
    </div>
  );
}

/** Whether the strip itself shows the question to this faction. */
export const inBanner = (table: TableView, faction: FactionId): boolean =>
  stripOf(table)?.saysOf?.(table, faction) ?? false;

function BoardBanner({ table: { boardPhase, choices } }: StripProps) {
  if (boardPhase === null) return null;
  return (
    <>
      <p>{formatOnBoard(boardPhase)}</p>
      <p className={styles.soft}>{formatToldAfter(boardPhase, choices.components, 'seat')}</p>
    </>
  );
}

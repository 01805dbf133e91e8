'use client';
import { sumOf, type SeatView } from '#client';
import { Icon } from '#app/_components/icon.tsx';
import { formatOwnCollection } from '#lib/features/collection/messages.ts';
import { SumLines } from './sum-lines.tsx';
import styles from './own-harvest.module.css';

/** What this seat collects, place by place: as everybody reads it on the screen. */
export function OwnHarvest({ view: { table, audience } }: { readonly view: SeatView }) {
  const harvest = table.harvest?.find(({ faction }) => faction === audience) ?? null;
  return (
    <section className={styles.own}>
      <h2 className={styles.title}>
        <Icon name="gem" className={styles.gem} />
        {formatOwnCollection(harvest === null ? 0 : sumOf(harvest))}
      </h2>
      {harvest !== null && <SumLines harvest={harvest} edition={table.choices.edition} />}
    </section>
  );
}

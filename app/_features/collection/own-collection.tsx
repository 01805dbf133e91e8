'use client';
import { sumOf, type SeatView } from '#client';
import { Icon } from '#app/_components/icon.tsx';
import { formatOwnCollection } from '#lib/features/collection/messages.ts';
import { SumLines } from './sum-lines.tsx';
import styles from './own-collection.module.css';

/** Shows what this seat collects, place by place, as everybody reads it on the screen. */
export function OwnCollection({ view: { table, audience } }: { readonly view: SeatView }) {
  const collection = table.collection?.find(({ faction }) => faction === audience) ?? null;
  return (
    <section className={styles.own}>
      <h2 className={styles.title}>
        <Icon name="gem" className={styles.gem} />
        {formatOwnCollection(collection === null ? 0 : sumOf(collection))}
      </h2>
      {collection !== null && <SumLines collection={collection} edition={table.choices.edition} />}
    </section>
  );
}

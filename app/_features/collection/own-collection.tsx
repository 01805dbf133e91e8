'use client';
import { sumOf, type SeatView } from '#client';
import { Icon } from '#app/_components/icon.tsx';
import { formatOwnCollection } from '#lib/features/collection/messages.ts';
import { SumLines } from './sum-lines.tsx';
import styles from './own-collection.module.css';

/** Shows this seat its collection, place by place, like the screen shows it to all. */
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

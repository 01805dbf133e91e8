'use client';
import type { TableView } from '#client';
import { boardOf } from '#app/_components/map/board-facts.ts';
import { ZoomMap } from '#app/_components/map/later.tsx';
import styles from './map-tab.module.css';

/** Shows the public board. */
export const MapTab = ({ table }: { readonly table: TableView }) => (
  <section aria-label="Map" className={styles.map}>
    <ZoomMap board={boardOf(table)} edition={table.choices.edition} />
  </section>
);

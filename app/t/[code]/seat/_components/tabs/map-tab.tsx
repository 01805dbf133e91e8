'use client';
import { lazy, Suspense } from 'react';
import type { SeatView } from '#client';
import { MAP_COMES } from './tabs-messages.ts';
import styles from './map-tab.module.css';

/** The map is heavy beside everything else, so a phone fetches it when it is looked at first. */
const SeatMap = lazy(() => import('./seat-map.tsx'));

export function MapTab({ view }: { readonly view: SeatView }) {
  return (
    <section aria-label="Map" className={styles.map}>
      <Suspense fallback={<p className={styles.waiting}>{MAP_COMES}</p>}>
        <SeatMap table={view.table} />
      </Suspense>
    </section>
  );
}

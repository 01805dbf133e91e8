'use client';
import { whoHolds, type TableView } from '../../../../../../lib/client.ts';
import { Ring } from './ring.tsx';
import styles from './window-clock.module.css';

/** How long everybody is asked, beside the stone and behind it: who looks for a traitor must see the time run. */
export function WindowClock({ table }: { readonly table: TableView }) {
  const { window } = table;
  if (window === null) return null;
  return (
    <div className={styles.clock}>
      <Ring window={window} held={whoHolds(table) !== null} />
      <p>Closes for all at the same moment. No answer means pass.</p>
    </div>
  );
}

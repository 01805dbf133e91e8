import { allAnnounced, askEverybody, formatPausedBy, type TableView, type WindowView } from '#client';
import { WindowRing } from './window-ring.tsx';
import styles from './window-asked.module.css';

interface WindowAskedProps {
  readonly table: TableView;
  readonly window: WindowView;
}

/** Shows the question of a window with the uses that it can cancel, and the ring that closes. */
export const WindowAsked = ({ table, window: open }: WindowAskedProps) => (
  <div className={styles.asked}>
    <WindowRing window={open} paused={formatPausedBy(table) !== null} />
    <p>
      {'uses' in open.ask && <span className={styles.uses}>{allAnnounced(open.ask.uses, table)}</span>}
      <span className={styles.question}>{askEverybody(open.ask)}</span>
    </p>
  </div>
);

import { formatPausedBy, type TableView } from '#client';
import { Icon } from '#app/_components/icon.tsx';
import styles from './talking-banner.module.css';

/** Says over a battle that a hand is raised, or that the table is paused. Nothing goes on until that is over. */
export function TalkingBanner({ table }: { readonly table: TableView }) {
  const held = formatPausedBy(table);
  return (
    <div role="status" className={styles.place}>
      {held !== null && (
        <p className={styles.banner}>
          <Icon name="hold" className={styles.sign} />
          {held}
        </p>
      )}
    </div>
  );
}

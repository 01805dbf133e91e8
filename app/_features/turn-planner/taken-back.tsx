import { formatSlipTakenBack, type TableView } from '#client';
import styles from './turn-planner.module.css';

/** What was just taken back, and what hands put back with it where they had begun; nothing once something else is done. */
export function TakenBack({ table: { shipAndMove, choices } }: { readonly table: TableView }) {
  const takenBack = shipAndMove?.takenBack ?? null;
  const said = takenBack === null ? null : formatSlipTakenBack(takenBack, choices.edition);
  return said === null ? null : (
    <p className={styles.soft} role="status">
      {said}
    </p>
  );
}

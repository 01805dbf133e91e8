import { formatSlipTakenBack, type TableView } from '#client';
import styles from './turn-planner.module.css';

/** Shows the act that was just taken back and what hands put back with it; nothing once something else happens. */
export function TakenBack({ table: { shipAndMove, choices } }: { readonly table: TableView }) {
  const takenBack = shipAndMove?.takenBack ?? null;
  const said = takenBack === null ? null : formatSlipTakenBack(takenBack, choices.edition);
  return said === null ? null : (
    <p className={styles.soft} role="status">
      {said}
    </p>
  );
}

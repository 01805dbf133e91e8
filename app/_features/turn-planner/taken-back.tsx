import { formatSlipTakenBack, type TableView } from '#client';
import styles from './turn-planner.module.css';

/**
 * Shows the step that was just undone and the instructions that reverse it. Shows nothing once something else has
 * happened.
 */
export function TakenBack({ table: { shipAndMove, choices } }: { readonly table: TableView }) {
  const takenBack = shipAndMove?.takenBack ?? null;
  const said = takenBack === null ? null : formatSlipTakenBack(takenBack, choices.edition);
  return said === null ? null : (
    <p className={styles.soft} role="status">
      {said}
    </p>
  );
}

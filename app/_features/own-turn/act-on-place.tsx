import type { ComponentProps } from 'react';
import { Act } from '#app/_components/question/act.tsx';
import styles from './own-turn.module.css';

interface ActOnPlaceProps extends ComponentProps<typeof Act> {
  /** Why a place that was touched is closed; `null` while none was. */
  readonly why: string | null;
}

/** What is done with the place that was chosen, and above it why another cannot be. */
export const ActOnPlace = ({ why, ...act }: ActOnPlaceProps) => (
  <>
    <div className={styles['why-not']} aria-live="polite">
      {why !== null && <p className={styles.why}>{why}</p>}
    </div>
    <Act {...act} />
  </>
);

import type { ComponentProps } from 'react';
import { SubmitButton } from '#app/_components/prompt/submit-button.tsx';
import styles from './turn-planner.module.css';

interface ActOnPlaceProps extends ComponentProps<typeof SubmitButton> {
  /** Why a place that was touched is closed; `null` while none was. */
  readonly why: string | null;
}

/** What is done with the place that was chosen, and above it why another cannot be. */
export const ActOnPlace = ({ why, ...act }: ActOnPlaceProps) => (
  <>
    <div className={styles['why-not']} aria-live="polite">
      {why !== null && <p className={styles.why}>{why}</p>}
    </div>
    <SubmitButton {...act} />
  </>
);

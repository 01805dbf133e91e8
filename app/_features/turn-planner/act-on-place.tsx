import type { ComponentProps } from 'react';
import { SubmitButton } from '#app/_components/prompt/submit-button.tsx';
import styles from './turn-planner.module.css';

interface ActOnPlaceProps extends ComponentProps<typeof SubmitButton> {
  /** Why a tapped place is closed; `null` without such a tap. */
  readonly why: string | null;
}

/** Shows the button for the chosen place. Above the button it says why another place cannot be chosen. */
export const ActOnPlace = ({ why, ...act }: ActOnPlaceProps) => (
  <>
    <div className={styles['why-not']} aria-live="polite">
      {why !== null && <p className={styles.why}>{why}</p>}
    </div>
    <SubmitButton {...act} />
  </>
);

import { TIME_TO_SEE_PLANS } from '#client';
import { NumberRow } from '../../_components/number-row.tsx';
import { sayHowLong, WINDOW } from './new-words.ts';
import { LONGEST_WINDOW, SHORTEST_WINDOW, type SetUpChange } from './set-up.ts';
import styles from './window-choice.module.css';

interface WindowChoiceProps {
  readonly seconds: number;
  readonly onChange: (change: SetUpChange) => void;
}

/** How long everybody is asked at once whether they interfere. */
export function WindowChoice({ seconds, onChange }: WindowChoiceProps) {
  return (
    <section className={styles.window} aria-labelledby="window-time">
      <h2 id="window-time" className={styles.title}>
        {WINDOW.title}
      </h2>
      <p className={styles.means}>{WINDOW.means}</p>
      <p className={styles.means}>{sayHowLong(TIME_TO_SEE_PLANS / 1000)}</p>
      <NumberRow
        label="Seconds"
        value={seconds}
        from={SHORTEST_WINDOW}
        to={LONGEST_WINDOW}
        onSet={(value) => {
          onChange({ kind: 'window', seconds: value });
        }}
      />
    </section>
  );
}

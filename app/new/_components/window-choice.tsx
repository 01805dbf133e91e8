import { counted, TIME_TO_SEE_PLANS } from '#client';
import { NumberRow } from '../../_components/number-row.tsx';
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
        How long is everyone asked?
      </h2>
      <p className={styles.means}>
        Before something that cannot be undone, all phones ask whether anyone interferes. They close together after
        these seconds, whoever has answered, so that no pause tells what somebody holds.
      </p>
      <p className={styles.means}>
        15 seconds leave time to look for a traitor: for that there are {counted(TIME_TO_SEE_PLANS / 1000, 'second')}{' '}
        more, in which the wheels turn over on the screen. Who knows the phones well plays faster; who needs longer
        raises a hand by one tap, and the clock stands still.
      </p>
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

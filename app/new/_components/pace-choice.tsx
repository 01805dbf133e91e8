import { MAX_WINDOW_SECONDS, PACE, MIN_WINDOW_SECONDS, PLAN_REVEAL_MS } from '#client';
import { Disclosure } from '../../_components/disclosure.tsx';
import { NumberRow } from '../../_components/number-row.tsx';
import { Switch } from '../../_components/switch.tsx';
import { formatHowLong, formatTempo, TEMPO } from './new-messages.ts';
import type { SetUpChange } from './set-up.ts';
import styles from './set-up-form.module.css';

interface PaceChoiceProps {
  readonly seconds: number;
  /** Whether each window stays open for its whole time. */
  readonly fixed: boolean;
  readonly byItself: boolean;
  readonly onChange: (change: SetUpChange) => void;
}

/** Lets the host choose how long a window to everybody stays open, and whether the next phase begins automatically. */
export const PaceChoice = ({ seconds, fixed, byItself, onChange }: PaceChoiceProps) => (
  <Disclosure title={TEMPO.title} sum={formatTempo(seconds, fixed, byItself)}>
    <section className={styles.group} aria-label={TEMPO.question}>
      <h3 className={styles.question}>{TEMPO.question}</h3>
      <p className={styles.means}>{TEMPO.means}</p>
      <p className={styles.means}>{formatHowLong(PLAN_REVEAL_MS / 1000)}</p>
      <NumberRow
        label="Seconds"
        value={seconds}
        from={MIN_WINDOW_SECONDS}
        to={MAX_WINDOW_SECONDS}
        onSet={(value) => {
          onChange({ kind: 'window', seconds: value });
        }}
      />
    </section>
    <Switch
      label={PACE.fixed}
      note={PACE.fixedMeans}
      on={fixed}
      onChange={(on) => {
        onChange({ kind: 'fixed-times', on });
      }}
    />
    <Switch
      label={PACE.byItself}
      note={PACE.means}
      on={byItself}
      onChange={(on) => {
        onChange({ kind: 'pace', byItself: on });
      }}
    />
  </Disclosure>
);

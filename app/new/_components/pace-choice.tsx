'use client';
import { PACE } from '#client';
import { Switch } from '../../_components/switch.tsx';
import type { SetUpChange } from './set-up.ts';
import styles from './window-choice.module.css';

interface PaceChoiceProps {
  readonly byItself: boolean;
  readonly onChange: (change: SetUpChange) => void;
}

/** Whether phases follow each other by themselves, or the desk says "next". */
export function PaceChoice({ byItself, onChange }: PaceChoiceProps) {
  return (
    <section className={styles.window} aria-labelledby="pace">
      <h2 id="pace" className={styles.title}>
        {PACE.title}
      </h2>
      <Switch
        label={PACE.byItself}
        note={PACE.means}
        on={byItself}
        onChange={(on) => {
          onChange({ kind: 'pace', byItself: on });
        }}
      />
    </section>
  );
}

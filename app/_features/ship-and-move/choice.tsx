'use client';
import type { MovesMade } from '#client';
import { Switch } from '#app/_components/switch.tsx';
import { MOVES } from '#lib/phases/ship-and-move/words/choice.ts';
import styles from './choice.module.css';

interface MovesChoiceProps {
  readonly made: MovesMade;
  readonly onChoose: (made: MovesMade) => void;
}

/** Where the table will ship and move; the desk may choose otherwise between turns. */
export const MovesChoice = ({ made, onChoose }: MovesChoiceProps) => (
  <section className={styles.choice} aria-label={MOVES.title}>
    <h2 className={styles.title}>{MOVES.title}</h2>
    <Switch
      label={MOVES.onPhones}
      note={MOVES.means}
      on={made === 'on-phones'}
      onChange={(on) => {
        onChoose(on ? 'on-phones' : 'on-the-board');
      }}
    />
  </section>
);

import { Choices } from './choices.tsx';
import { MIXED, WAYS, WHICH_WAY } from './new-messages.ts';
import type { SetUp, SetUpChange } from './set-up.ts';
import { wayOf, WAYS_TO_PLAY } from './ways-to-play.ts';
import styles from './set-up-form.module.css';

interface WayChoiceProps {
  readonly setUp: SetUp;
  readonly onChange: (change: SetUpChange) => void;
}

const CHOICES = WAYS_TO_PLAY.map((value) => ({ value, ...WAYS[value] }));

/** The presets: how much of the game is on phones, at one tap. A different mix is named below. */
export function WayChoice({ setUp, onChange }: WayChoiceProps) {
  const way = wayOf(setUp);
  return (
    <Choices
      legend={WHICH_WAY}
      choices={CHOICES}
      chosen={way}
      onChoose={(chosen) => {
        onChange({ kind: 'way', way: chosen });
      }}
    >
      {way === null && <p className={styles.means}>{MIXED}</p>}
    </Choices>
  );
}

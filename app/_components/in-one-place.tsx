import { classes } from './classes.ts';
import styles from './in-one-place.module.css';

interface InOnePlaceProps {
  /** All texts that may stand here. */
  readonly words: readonly string[];
  /** Which of them does now. */
  readonly shows: string;
  readonly className?: string | undefined;
}

/** Words that give way to each other and have room for the longest: nothing moves under a finger when they do. */
export const InOnePlace = ({ words, shows, className }: InOnePlaceProps) => (
  <p className={classes(styles.place, className)} aria-live="polite">
    {words.map((one) => (
      <span key={one} data-shown={one === shows}>
        {one}
      </span>
    ))}
  </p>
);

import { classes } from './classes.ts';
import styles from './in-one-place.module.css';

interface InOnePlaceProps {
  /** All texts that this place may show. */
  readonly words: readonly string[];
  /** The text that is shown now. */
  readonly shows: string;
  readonly className?: string | undefined;
}

/** Texts that replace each other and have room for the longest text: nothing moves under a finger when they change. */
export const InOnePlace = ({ words, shows, className }: InOnePlaceProps) => (
  <p className={classes(styles.place, className)} aria-live="polite">
    {words.map((one) => (
      <span key={one} data-shown={one === shows}>
        {one}
      </span>
    ))}
  </p>
);

import { DuneContours } from './dune-contours.tsx';
import { Icon } from './icon.tsx';
import { classes } from './classes.ts';
import styles from './card-back.module.css';

interface CardBackProps {
  /** The number of the card, if no text next to the card has it. */
  readonly lot?: number;
  readonly className?: string | undefined;
}

/** Shows the back of a treachery card: sand, and the seal on it. Its size is the font size of its parent. */
export const CardBack = ({ lot, className }: CardBackProps) => (
  <span className={classes(styles.back, className)} aria-hidden>
    <DuneContours />
    <Icon name="seal" className={styles.seal} />
    {lot !== undefined && <span className={styles.lot}>{lot}</span>}
  </span>
);

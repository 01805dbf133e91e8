import { capitalize } from '#client';
import { HOW_IT_OPENS, formatCover, formatCovered } from './cover-messages.ts';
import type { Cover } from './use-cover.ts';
import { classes } from '../classes.ts';
import { DuneContours } from '../dune-contours.tsx';
import { Icon } from '../icon.tsx';
import styles from './cover.module.css';

/** The face of a cover. With `what` it names its content, if nothing around it does. */
export const CoverFace = ({ what }: { readonly what?: string | undefined }) => (
  <div className={styles.face} aria-hidden>
    <DuneContours />
    <span className={styles.words}>
      <Icon name="hold" />
      <span>
        {what !== undefined && <b>{capitalize(what)}</b>}
        <span className={styles.how}>{HOW_IT_OPENS}</span>
      </span>
    </span>
  </div>
);

interface CoverHandProps {
  /** The name of the content for its owner: “your hand”. */
  readonly what: string;
  readonly cover: Pick<Cover, 'state' | 'hand'>;
  readonly className?: string | undefined;
}

/**
 * The button over a cover. The button stays over the cover, covered or held, until a tap. The box below has its size.
 */
export const CoverButton = ({ what, cover: { state, hand }, className }: CoverHandProps) => (
  <button type="button" className={classes(styles.hand, className)} {...hand}>
    <span className="unseen">{state === 'covered' ? formatCovered(what) : formatCover(what)}</span>
  </button>
);

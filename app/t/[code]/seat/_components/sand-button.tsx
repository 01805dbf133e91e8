import { DuneContours } from '../../../../_components/dune-contours.tsx';
import { Icon } from '../../../../_components/icon.tsx';
import styles from './sand-button.module.css';

interface SandButtonProps {
  /** What lies beneath, as its owner calls it: "your cards". */
  readonly what: string;
  /** No higher than the places of a plan. */
  readonly low?: boolean;
  readonly onClick: () => void;
}

/** Sand over something that has to be pressed, and so opens by a tap. The box is the same for everybody. */
export const SandButton = ({ what, low = false, onClick }: SandButtonProps) => (
  <button type="button" className={styles.cover} data-low={low} aria-label={`Show ${what}, covered`} onClick={onClick}>
    <DuneContours />
    <span className={styles.words}>
      <Icon name="hold" /> Show {what}
    </span>
  </button>
);

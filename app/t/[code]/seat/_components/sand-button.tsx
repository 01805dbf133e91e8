import { DuneContours } from '../../../../_components/dune-contours.tsx';
import { Icon } from '../../../../_components/icon.tsx';
import styles from './sand-button.module.css';

interface SandButtonProps {
  /** What lies beneath, as its owner calls it: "your cards". */
  readonly what: string;
  readonly onClick: () => void;
}

/** Sand over something that has to be pressed, and so opens by a tap. The box is the same for everybody. */
export const SandButton = ({ what, onClick }: SandButtonProps) => (
  <button type="button" className={styles.cover} aria-label={`Show ${what}, covered`} onClick={onClick}>
    <DuneContours />
    <span className={styles.words}>
      <Icon name="hold" /> Show {what}
    </span>
  </button>
);

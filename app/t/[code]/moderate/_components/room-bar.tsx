import { Icon } from '#app/_components/icon.tsx';
import { BACK_TO_DESK } from './room-bar-messages.ts';
import styles from './room-bar.module.css';

interface RoomBarProps {
  readonly title: string;
  readonly aside: string;
  readonly onBack: () => void;
}

/** Shows the head of a page of the desk that fills the screen. */
export function RoomBar({ title, aside, onBack }: RoomBarProps) {
  return (
    <header className={styles.bar}>
      <button type="button" className={styles.back} aria-label={BACK_TO_DESK} onClick={onBack}>
        <Icon name="back" />
      </button>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.aside}>{aside}</p>
    </header>
  );
}

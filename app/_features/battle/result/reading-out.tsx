import { Button } from '#app/_components/button.tsx';
import { READING_OUT } from '#lib/features/battle/messages/course.ts';
import styles from './reading-out.module.css';

interface ReadingOutProps {
  readonly onTell: () => void;
}

/** Says that the battle is decided and the screen shows the result first. A player may see the result at once. */
export const ReadingOut = ({ onTell }: ReadingOutProps) => (
  <div className={styles.reading}>
    <p className={styles.note}>{READING_OUT.note}</p>
    <Button onClick={onTell}>{READING_OUT.show}</Button>
  </div>
);

import { Button } from '#app/_components/button.tsx';
import styles from './reading-out.module.css';

interface ReadingOutProps {
  readonly onTell: () => void;
}

/** The battle is decided, and the screen is the first to tell how; who cannot wait need not. */
export const ReadingOut = ({ onTell }: ReadingOutProps) => (
  <div className={styles.reading}>
    <p className={styles.note}>The screen reads out how it ends; then it stands here.</p>
    <Button onClick={onTell}>Show the result now</Button>
  </div>
);

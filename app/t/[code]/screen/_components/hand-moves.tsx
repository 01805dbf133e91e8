import { sayHandMove, type EditionId, type Instruction } from '../../../../../lib/client.ts';
import { Icon } from '../../../../_components/icon.tsx';
import styles from './hand-moves.module.css';

interface HandMovesProps {
  readonly label: string;
  readonly instructions: readonly Instruction[];
  readonly edition: EditionId;
  /** Whose line it is stands above the list, so that the lines need not say it. */
  readonly reader: 'owner' | 'anybody';
}

/** What hands must do, to be read from afar; its owners tick it on their phones. */
export function HandMoves({ label, instructions, edition, reader }: HandMovesProps) {
  return (
    <ul className={styles.moves} aria-label={label}>
      {instructions.map(({ id, move, done }) => (
        <li key={id} className={styles.move} data-done={done}>
          <span className={styles.box} aria-hidden>
            {done && <Icon name="check" className={styles.check} />}
          </span>
          <span>
            {sayHandMove(move, edition, reader)}
            {done && <span className="unseen">, done</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What is on the list but has no room here. */
export const MoreMoves = ({ count }: { readonly count: number }) =>
  count > 0 && <p className={styles.more}>and {count} more, on the phones and the desk</p>;

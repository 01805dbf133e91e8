import type { ReactNode } from 'react';
import { TAKE_OUT } from './own-messages.ts';
import { Icon } from '../icon.tsx';
import styles from './chosen-pieces.module.css';

interface ChosenPiecesProps {
  /** The kind and the number: “In your pay, 2 of 4”. */
  readonly says: string;
  /** The chosen pieces, each as a `ChosenPiece`. */
  readonly children: ReactNode;
}

/** Shows the chosen pieces of an editor above its button, visible at any scroll position. */
export const ChosenPieces = ({ says, children }: ChosenPiecesProps) => (
  <div>
    <p className={styles.says}>{says}</p>
    <div className={styles.pieces} role="group" aria-label={says}>
      {children}
    </div>
  </div>
);

interface ChosenPieceProps {
  /** The icon or disc of the piece. */
  readonly sign: ReactNode;
  readonly name: string;
  readonly note?: string | undefined;
  readonly onTakeOut: () => void;
}

/** Shows one chosen piece. A tap removes it. */
export const ChosenPiece = ({ sign, name, note, onTakeOut }: ChosenPieceProps) => (
  <button type="button" className={styles.piece} onClick={onTakeOut}>
    {sign}
    <span className={styles.name}>
      <span className="unseen">{TAKE_OUT} </span>
      {name}
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </span>
    <Icon name="minus" className={styles.out} />
  </button>
);

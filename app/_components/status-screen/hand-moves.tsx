import { Fragment } from 'react';
import { byPhase, type Instruction, type TableView } from '#client';
import { formatHandMove, formatInstruction } from '#lib/messages/format/actions.ts';
import { Icon } from '../icon.tsx';
import { formatMore } from './hand-moves-messages.ts';
import styles from './hand-moves.module.css';

interface HandMovesProps {
  readonly label: string;
  readonly instructions: readonly Instruction[];
  readonly table: TableView;
  /** Whether the owner is named above the list, so that the lines need not name the owner. */
  readonly reader: 'owner' | 'anybody';
}

/**
 * The instructions, legible from afar; their owners tick them on their phones. Instructions from earlier phases come
 * last, under the name of their phase. The name belongs to the first of those lines, so that both wrap together.
 */
export function HandMoves({ label, instructions, table, reader }: HandMovesProps) {
  const { edition } = table.choices;
  return (
    <ul className={styles.moves} aria-label={label}>
      {byPhase(instructions, table).map(({ title, moves }) => (
        <Fragment key={title}>
          {moves.map((instruction, at) => (
            <li key={instruction.id} className={styles.move} data-done={instruction.done}>
              {at === 0 && title !== null && <span className={styles.earlier}>{title}</span>}
              <span className={styles.box} aria-hidden>
                {instruction.done && <Icon name="check" className={styles.check} />}
              </span>
              <span>
                {reader === 'owner'
                  ? formatHandMove(instruction.move, edition)
                  : formatInstruction(instruction, edition)}
                {instruction.done && <span className="unseen">, done</span>}
              </span>
            </li>
          ))}
        </Fragment>
      ))}
    </ul>
  );
}

/** The number of instructions on the list without room here. */
export const MoreMoves = ({ count }: { readonly count: number }) =>
  count > 0 && <p className={styles.more}>{formatMore(count)}</p>;

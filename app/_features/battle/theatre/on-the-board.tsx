'use client';

import { formatAllAwaited, type FactionId, type Instruction, type TableView } from '#client';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import { HandMoves, MoreMoves } from '#app/_components/status-screen/hand-moves.tsx';
import { useLinesInSight } from '#app/_components/status-screen/use-lines-in-sight.ts';
import { ON_THE_BOARD, formatOnTheBoard } from '#lib/features/battle/messages/screen.ts';
import styles from './on-the-board.module.css';

interface OnTheBoardProps {
  readonly table: TableView;
  /** Aggressor and defender, in the same order from left to right as above. */
  readonly sides: readonly [FactionId, FactionId];
  /** The lines about the consequences, while no instruction is open. */
  readonly after: readonly string[];
}

/** Shows at the lower edge as many instructions as have room, by owner, and which players still have a decision. */
export function OnTheBoard({ table, sides, after }: OnTheBoardProps) {
  const { instructions, awaited } = table;
  const { list, seen } = useLinesInSight();
  const columns = columnsOf(instructions, sides);
  if (columns.length === 0 && awaited.length === 0 && after.length === 0) return null;
  return (
    <footer className={styles.dune}>
      {columns.length === 0 && after.map((sentence) => <p key={sentence}>{sentence}</p>)}
      {columns.length > 0 && (
        <div ref={list} className={styles.owners}>
          {columns.map(({ owner, moves }) => (
            <section key={owner} className={styles.column}>
              <OwnerHeading owner={owner} />
              <HandMoves
                label={onTheBoard(owner)}
                instructions={moves}
                table={table}
                reader={owner === 'others' ? 'anybody' : 'owner'}
              />
            </section>
          ))}
        </div>
      )}
      <MoreMoves count={instructions.filter(({ done }) => !done).length - seen} />
      {formatAllAwaited(awaited).map((sentence) => (
        <p key={sentence} className={styles.awaited}>
          {sentence}
        </p>
      ))}
    </footer>
  );
}

/** The owner of the instructions in a column. Several owners outside this battle share one column. */
type Owner = Instruction['owner'] | 'others';

interface Column {
  readonly owner: Owner;
  readonly moves: readonly Instruction[];
}

/**
 * Returns the columns, the two sides first. In every column the open instructions of the newest battle come first and
 * finished ones last.
 */
function columnsOf(instructions: readonly Instruction[], sides: OnTheBoardProps['sides']): readonly Column[] {
  const newest = instructions.toReversed();
  const moves = [...newest.filter(({ done }) => !done), ...newest.filter(({ done }) => done)];
  const ofSides = sides.map((owner): Column => ({ owner, moves: moves.filter((move) => move.owner === owner) }));
  const rest = moves.filter(({ owner }) => owner === 'table' || !sides.includes(owner));
  const [owner = 'others', ...more] = new Set(rest.map((move) => move.owner));
  const ofRest: Column = { owner: more.length === 0 ? owner : 'others', moves: rest };
  return [...ofSides, ofRest].filter((column) => column.moves.length > 0);
}

const isFaction = (owner: Owner): owner is FactionId => owner !== 'table' && owner !== 'others';

function onTheBoard(owner: Owner): string {
  if (isFaction(owner)) return formatOnTheBoard(owner);
  return owner === 'table' ? ON_THE_BOARD.anybody : ON_THE_BOARD.others;
}

const OwnerHeading = ({ owner }: { readonly owner: Owner }) => (
  <h2 className={styles.owner} data-faction={isFaction(owner) ? owner : undefined}>
    {isFaction(owner) && <FactionDisc faction={owner} className={styles.disc} />}
    {onTheBoard(owner)}
  </h2>
);

import {
  nameOfFaction,
  sayAllAwaited,
  type Awaited,
  type EditionId,
  type FactionId,
  type Instruction,
} from '../../../../../../lib/client.ts';
import { FactionDisc } from '../../../../../_components/faction-disc.tsx';
import { HandMoves } from '../hand-moves.tsx';
import styles from './on-the-board.module.css';

interface OnTheBoardProps {
  readonly instructions: readonly Instruction[];
  readonly awaited: readonly Awaited[];
  readonly edition: EditionId;
  /** Aggressor and defender, who stand left and right as they did above. */
  readonly sides: readonly [FactionId, FactionId];
  /** What followed, where there is nothing for hands to do yet. */
  readonly after: readonly string[];
}

/** The dune at the lower edge: what every owner's hands must now do, and who still decides something. */
export function OnTheBoard({ instructions, awaited, edition, sides, after }: OnTheBoardProps) {
  const busy = new Set(instructions.map((instruction) => instruction.owner));
  const owners = [...sides.filter((side) => busy.has(side)), ...[...busy].filter((owner) => !isOneOf(sides, owner))];
  if (owners.length === 0 && awaited.length === 0 && after.length === 0) return null;
  return (
    <footer className={styles.dune}>
      {owners.length === 0 && after.map((sentence) => <p key={sentence}>{sentence}</p>)}
      {owners.length > 0 && (
        <div className={styles.owners}>
          {owners.map((owner) => (
            <section key={owner}>
              <OwnerHeading owner={owner} />
              <HandMoves
                label={onTheBoard(owner)}
                instructions={instructions.filter((instruction) => instruction.owner === owner)}
                edition={edition}
                reader={owner === 'table' ? 'anybody' : 'owner'}
              />
            </section>
          ))}
        </div>
      )}
      {sayAllAwaited(awaited).map((sentence) => (
        <p key={sentence} className={styles.awaited}>
          {sentence}
        </p>
      ))}
    </footer>
  );
}

const isOneOf = (sides: OnTheBoardProps['sides'], owner: FactionId | 'table'): boolean =>
  owner !== 'table' && sides.includes(owner);

const onTheBoard = (owner: FactionId | 'table'): string =>
  owner === 'table' ? 'The table, on the board' : `${nameOfFaction(owner)}, on the board`;

const OwnerHeading = ({ owner }: { readonly owner: FactionId | 'table' }) => (
  <h2 className={styles.owner} data-faction={owner}>
    {owner !== 'table' && <FactionDisc faction={owner} className={styles.disc} />}
    {onTheBoard(owner)}
  </h2>
);

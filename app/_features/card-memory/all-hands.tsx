import type { ReactNode } from 'react';
import { formatRow, type FactionId, type RememberedHand } from '#client';
import { FactionDisc, FactionName } from '#app/_components/faction-disc.tsx';
import { KIND_NAMES, MEMORY, formatLookAt, formatUnseen } from '#lib/features/card-memory/messages/page.ts';
import { Chip } from './chip.tsx';
import styles from './memory.module.css';

interface AllHandsProps {
  readonly hands: readonly RememberedHand[];
  readonly onChoose: (faction: FactionId) => void;
}

/** Shows the hands of the other players. Certain, possible and unseen cards each have a row. */
export function AllHands({ hands, onChoose }: AllHandsProps) {
  return (
    <>
      <ul className={styles.hands}>
        {hands.map((hand) => (
          <li key={hand.faction} className={styles.hand}>
            <button
              type="button"
              className={styles.of}
              aria-label={formatLookAt(hand.faction)}
              onClick={() => {
                onChoose(hand.faction);
              }}
            >
              <FactionDisc faction={hand.faction} />
              <FactionName faction={hand.faction} />
            </button>
            <Rows hand={hand} />
          </li>
        ))}
      </ul>
      <p>{MEMORY.lead}</p>
    </>
  );
}

function Rows({ hand: { certain, possible, unseen, marks } }: { readonly hand: RememberedHand }) {
  return (
    <>
      {certain.length > 0 && (
        <Row name={MEMORY.certain}>
          {certain.map(({ card }, at) => (
            <Chip key={at} card={card} state="certain" />
          ))}
        </Row>
      )}
      {possible.length > 0 && (
        <Row name={MEMORY.possible}>
          {possible.map(({ card }, at) => (
            <Chip key={at} card={card} state="possible" />
          ))}
        </Row>
      )}
      {unseen.length > 0 && (
        <Row name={MEMORY.unseen}>
          {unseen.map((cards, at) => (
            <Chip key={at} card={null} state="unseen" text={formatUnseen(cards)} />
          ))}
        </Row>
      )}
      {certain.length + possible.length + unseen.length === 0 && <p className={styles.none}>{MEMORY.noCards}</p>}
      {marks.length > 0 && (
        <p className={styles.mark}>
          {MEMORY.mark}: {formatRow(marks.map((kind) => KIND_NAMES[kind]))}
        </p>
      )}
    </>
  );
}

interface RowProps {
  readonly name: string;
  readonly children: ReactNode;
}

const Row = ({ name, children }: RowProps) => (
  <div className={styles.row}>
    <span className={styles.state}>{name}</span>
    <ul className={styles.chips} aria-label={name}>
      {children}
    </ul>
  </div>
);

'use client';
import type { FactionId } from '../../../../lib/client.ts';
import { FactionDisc, FactionName } from '../../../_components/faction-disc.tsx';
import { Icon } from '../../../_components/icon.tsx';
import type { TableFront } from './table-front.ts';
import styles from './faction-choice.module.css';

interface FactionChoiceProps {
  readonly seat: TableFront['seating'][number];
  readonly chosen: boolean;
  readonly onChoose: (faction: FactionId) => void;
}

/** One faction in play with its player circle: free, yours for now, or who sits there. */
export function FactionChoice({ seat: { faction, circle, takenBy }, chosen, onChoose }: FactionChoiceProps) {
  const isFree = takenBy === null;
  return (
    <label className={styles.choice} data-chosen={chosen} data-free={isFree}>
      <input
        type="radio"
        name="faction"
        className={styles.radio}
        checked={chosen}
        disabled={!isFree}
        onChange={() => {
          onChoose(faction);
        }}
      />
      <FactionDisc faction={faction} state={isFree ? 'plain' : 'passed'} />
      <span className={styles.words}>
        {isFree ? <FactionName faction={faction} /> : <TakenName faction={faction} />}
        <small>
          {isFree ? (chosen ? 'free, and yours for now' : 'free') : takenBy}, circle {circle + 1}
        </small>
      </span>
      {chosen && <Icon name="check" className={styles.check} />}
    </label>
  );
}

const TakenName = ({ faction }: { readonly faction: FactionId }) => (
  <span className={styles.taken}>
    <FactionName faction={faction} />
  </span>
);

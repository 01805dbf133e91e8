'use client';
import type { BiddingWay } from '#client';
import { Icon } from '#app/_components/icon.tsx';
import { HOW_WE_BID, WAY } from '#lib/phases/bidding/words/ways.ts';
import { Ways } from './ways.tsx';
import styles from './choice.module.css';

interface BiddingChoiceProps {
  readonly way: BiddingWay;
  readonly onChoose: (way: BiddingWay) => void;
}

/** How the table will bid: folded away with what is chosen; the desk may choose otherwise between turns. */
export function BiddingChoice({ way, onChoose }: BiddingChoiceProps) {
  return (
    <details className={styles.choice}>
      <summary className={styles.summary}>
        <h2 className={styles.title}>{HOW_WE_BID}</h2>
        <span className={styles.chosen}>{WAY[way].name}</span>
        <Icon name="unfold" className={styles.sign} />
      </summary>
      <Ways way={way} onChoose={onChoose} />
    </details>
  );
}

import { factionName, type FactionId } from '#client';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import { Icon } from '#app/_components/icon.tsx';
import { SPICE } from '#lib/features/bidding/messages/auction.ts';
import styles from './price.module.css';

interface PriceProps {
  readonly amount: number;
  /** The number of the beat in a row. Each beat rises as it comes, even with the same price. */
  readonly beat?: number;
  /** The faction whose price it is, and its part; `null` while there is none. */
  readonly of: { readonly faction: FactionId; readonly does: string } | null;
  /** The screen reads it out once it is there, because it tells it in beats. */
  readonly silent?: boolean;
}

/** Shows one number, as large as it fits, and the faction beside it. */
export function Price({ amount, beat = amount, of, silent }: PriceProps) {
  return (
    <div className={styles.price} aria-hidden={silent}>
      <div className={styles.sum}>
        <p key={beat} className={styles.number}>
          {amount}
        </p>
        <p className={styles.spice}>
          <Icon name="gem" /> {SPICE}
        </p>
      </div>
      <div className={styles.whose} data-faction={of?.faction}>
        {of !== null && (
          <>
            <FactionDisc faction={of.faction} className={styles.disc} />
            <p className={styles.name}>{factionName(of.faction)}</p>
            <p className={styles.does}>{of.does}</p>
          </>
        )}
      </div>
    </div>
  );
}

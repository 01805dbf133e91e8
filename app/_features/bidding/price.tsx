import { factionName, type FactionId } from '#client';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import { Icon } from '#app/_components/icon.tsx';
import { SPICE } from '#lib/features/bidding/messages/auction.ts';
import styles from './price.module.css';

interface PriceProps {
  readonly amount: number;
  /** The index of the beat. Each beat rises as it comes, even with the same price. */
  readonly beat?: number;
  /** The faction of the price, and the part of that faction; `null` while there is none. */
  readonly of: { readonly faction: FactionId; readonly does: string } | null;
  /** Whether screen readers wait until the price is complete, because it rises in beats. */
  readonly silent?: boolean;
}

/** Shows one number as large as possible, with the faction next to it. */
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

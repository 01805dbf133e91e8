import { factionName, type FactionId } from '#client';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import { Icon } from '#app/_components/icon.tsx';
import { SPICE } from '#lib/features/bidding/messages/auction.ts';
import styles from './price.module.css';

interface PriceProps {
  readonly amount: number;
  /** Which number of a row it is: each rises as it comes, the same one twice, too. */
  readonly beat?: number;
  /** Whose price it is, and what that makes of them; `null` while nobody stands there. */
  readonly of: { readonly faction: FactionId; readonly does: string } | null;
  /** What is told in beats is read out once it is there. */
  readonly silent?: boolean;
}

/** One number, as large as it goes, and beside it whose it is. */
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

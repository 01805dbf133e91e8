'use client';
import type { SeatView } from '#client';
import { ReadOnlyCover } from '#app/_components/cover/read-only-cover.tsx';
import { Icon } from '#app/_components/icon.tsx';
import {
  formatCardSeen,
  formatHelp,
  formatOffered,
  formatPurse,
  WHAT_IS_YOURS,
} from '#lib/features/bidding/messages/phone.ts';
import styles from './own-means.module.css';

/**
 * Shows the player's means, and the card if the player may look at it. One cover hides both. It is the same on every
 * phone.
 */
export function OwnMeans({ view: { mine } }: { readonly view: SeatView }) {
  const helped = mine.pledges.received.reduce((sum, { sums }) => sum + sums.cards, 0);
  return (
    <ReadOnlyCover what={WHAT_IS_YOURS} named height={4}>
      <div className={styles.means}>
        <p className={styles.one}>
          <Icon name="prescience" /> {formatCardSeen(mine.cardForSale)}
        </p>
        <p className={styles.one}>
          <Icon name="gem" className={styles.gem} /> {formatPurse(mine.spice)}
        </p>
        {mine.offered > 0 && (
          <p className={styles.one}>
            <Icon name="palm" /> {formatOffered(mine.offered)}
          </p>
        )}
        {helped > 0 && (
          <p className={styles.one}>
            <Icon name="alliance" /> {formatHelp(helped)}
          </p>
        )}
      </div>
    </ReadOnlyCover>
  );
}

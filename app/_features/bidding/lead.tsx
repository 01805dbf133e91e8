import type { TableView } from '#client';
import { sayLotThen } from '#lib/phases/bidding/words/auction.ts';
import styles from './bid.module.css';

interface LeadProps {
  readonly bidding: NonNullable<TableView['bidding']>;
  readonly lot: number;
  /** What the answer does; short phones leave it out. */
  readonly does: string;
}

/** Which card it is, and what the answer does. */
export const Lead = ({ bidding: { lots }, lot, does }: LeadProps) => (
  <>
    {sayLotThen(lot, lots)} <span className={styles.lead}>{does}</span>
  </>
);

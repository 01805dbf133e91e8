import type { TableView } from '#client';
import type { StripProps } from '#app/_components/banner.ts';
import { formatAuctionTitle, formatSale } from '#lib/modules/spice-harvest/access/messages/screen.ts';
import {
  FIRST_MANAGER,
  formatHarvestTitle,
  formatOutcome,
  formatStep,
  SUMS_RULE,
} from '#lib/modules/spice-harvest/harvests/messages/screen.ts';
import styles from './banner.module.css';

/** Whether the harvests before the game are being played. */
export const areHarvestsPlayed = ({ harvests }: TableView): boolean => harvests !== null && !harvests.isOver;

/** Shows the harvest or the auction in small, in a title and one sentence of public facts. */
export function HarvestsBanner({ table }: StripProps) {
  const [title, says] = partOf(table);
  return (
    <>
      <p className={styles.title}>{title}</p>
      <p className={styles.soft}>{says}</p>
    </>
  );
}

function partOf({ harvests, access }: TableView): readonly [title: string, says: string | null] {
  if (harvests === null || harvests.manager === null) return [FIRST_MANAGER, SUMS_RULE];
  const { manager, running, reports, harvest, of } = harvests;
  if (running !== null) return [formatHarvestTitle(harvest, of), formatStep(manager, running)];
  const auction = access?.auction ?? null;
  const sale = auction?.sold.at(-1);
  const report = reports.at(-1);
  return [
    auction === null
      ? formatHarvestTitle(harvest, of)
      : formatAuctionTitle(auction.sold.length + 1, auction.sold.length + auction.row.length),
    sale !== undefined ? formatSale(sale) : report === undefined ? null : formatOutcome(report),
  ];
}

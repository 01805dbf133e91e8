import type { TableView } from '#client';
import {
  formatAuctionTitle,
  FREE_START,
  READING,
  TRADING,
  CLAIMING,
} from '#lib/modules/spice-harvest/access/messages/screen.ts';
import { FIRST_MANAGER, formatHarvestTitle } from '#lib/modules/spice-harvest/harvests/messages/screen.ts';

/** Returns the name of the present part of the access cards; `null` if no part runs. */
export function accessCourse({ access }: TableView): string | null {
  if (access === null) return null;
  const { auction, trading, claimed, readings, startsFreely } = access;
  if (auction !== null) return formatAuctionTitle(auction.sold.length + 1, auction.sold.length + auction.row.length);
  if (trading !== null) return TRADING.title;
  if (startsFreely !== null) return FREE_START;
  if (claimed === null) return null;
  return readings.length === 0 ? CLAIMING.title : READING;
}

/** Returns the name of the running harvest; `null` if no harvest runs. */
export function harvestCourse({ harvests }: TableView): string | null {
  if (harvests === null || harvests.isOver) return null;
  if (harvests.manager === null) return FIRST_MANAGER;
  return harvests.running === null ? null : formatHarvestTitle(harvests.harvest, harvests.of);
}

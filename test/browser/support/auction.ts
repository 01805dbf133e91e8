/** A table of six in the bidding phase, with two phones, the screen and the desk. */
import type { Page } from 'playwright-core';
import type { FactionId } from '#engine';
import type { BiddingWay } from '#lib/model/bidding.ts';
import type { House } from './browser-suite.ts';
import { Phone } from './phone.ts';
import { PresetTable, SHORT_WINDOW, type Setting } from './preset-table.ts';

const SIX: readonly FactionId[] = ['atreides', 'bene-gesserit', 'emperor', 'fremen', 'guild', 'harkonnen'];
/** The cards that fill the hand of Fremen. No other hand is full. */
const FULL_HAND = ['shield', 'snooper', 'hajr', 'crysknife'] as const;

export const BEFORE_THE_BIDDING: Setting = {
  layer: 'basic',
  seating: SIX.map((faction, index) => ({ faction, circle: ([0, 1, 2, 3, 4, 5] as const)[index] ?? 0 })),
  position: [
    { kind: 'turn', turn: 4 },
    { kind: 'first-player', faction: 'atreides' },
    { kind: 'alliance', members: ['atreides', 'guild'] },
    { kind: 'phase', phase: 'bidding' },
  ],
  own: SIX.flatMap((faction) => [
    { faction, fact: { kind: 'spice', spice: 9 } } as const,
    { faction, fact: { kind: 'hand', cards: faction === 'fremen' ? FULL_HAND : (['lasgun'] as const) } } as const,
  ]),
};

export interface Auction {
  readonly table: PresetTable;
  readonly atreides: Phone;
  readonly emperor: Phone;
  readonly screen: Page;
  readonly desk: Page;
}

/** Opens a table and begins an auction of this kind. */
export async function auctionBy(house: House, way: BiddingWay): Promise<Auction> {
  const table = await PresetTable.open(house.url, SHORT_WINDOW, BEFORE_THE_BIDDING);
  const phoneOf = async (faction: FactionId) =>
    new Phone(await house.use(await table.phone(house.browser, faction)), faction);
  const [atreides, emperor] = [await phoneOf('atreides'), await phoneOf('emperor')];
  const { page: screen } = await house.use(await table.screen(house.browser));
  const { page: desk } = await house.use(await table.desk(house.browser));
  await table.moderate({ type: 'ChooseBidding', way, clock: false });
  await table.moderate({ type: 'NextPhase', to: 'bidding' });
  return { table, atreides, emperor, screen, desk };
}

/** Turns the wheel to this price by typing digits. */
export const bidsOnWheel = async ({ page }: Phone, price: number): Promise<void> => {
  const wheel = page.getByRole('slider', { name: 'Bid' });
  await wheel.focus();
  // Clears the digits that were typed before.
  await page.keyboard.press('Home');
  for (const digit of String(price)) await page.keyboard.press(digit);
};

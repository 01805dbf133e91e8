/**
 * Six phones buy five cards by secret limits in real time: at most two taps for each card, and a minute and a half in
 * all.
 */
import { describe, expect, it } from 'vitest';
import { theFaction, type FactionId, type DeckKeeper } from '#engine';
import { SIX_FACTIONS, SIX_SEATS } from '../../support/six.ts';
import { sees } from '../support/device.ts';
import { setUpBrowserSuite } from '../support/browser-suite.ts';
import { Phone } from '../support/phone.ts';
import { playersOf, tapsTable, type Players } from '../support/players.ts';
import { PresetTable, SHORT_WINDOW, type Setting } from '../support/preset-table.ts';

const house = setUpBrowserSuite();

/** The maximum time for five cards, and the maximum number of taps for one card on one phone. */
const MAX_SECONDS = 90;
const MAX_TAPS = 2;
/** The buyer of each card. */
const BUYERS: readonly FactionId[] = ['atreides', 'emperor', 'guild', 'harkonnen', 'bene-gesserit'];

const settingOf = (treachery: DeckKeeper): Setting => ({
  layer: 'basic',
  treachery,
  seating: SIX_SEATS,
  position: [
    { kind: 'turn', turn: 4 },
    { kind: 'first-player', faction: 'atreides' },
    { kind: 'phase', phase: 'bidding' },
  ],
  own: [
    ...SIX_FACTIONS.map((faction) => ({ faction, fact: { kind: 'spice', spice: 9 } }) as const),
    ...(treachery === 'app'
      ? []
      : [{ faction: 'fremen', fact: { kind: 'hand', cards: ['shield', 'snooper', 'hajr', 'crysknife'] } } as const]),
  ],
});

async function auctionOn(treachery: DeckKeeper) {
  const table = await PresetTable.open(house.url, SHORT_WINDOW, settingOf(treachery));
  const players = await playersOf(async (faction) => house.use(await table.phone(house.browser, faction)));
  return { treachery, players, ...(await silentAt(table)) };
}

async function silentAt(table: PresetTable) {
  const { page: screen } = await house.use(await table.screen(house.browser));
  await table.moderate({ type: 'ChooseBidding', way: 'silent', clock: false });
  return { table, screen };
}

/** The Fremen hold four cardboard cards, so only five hands have room. */
const BIDDERS_OF_FIVE = SIX_FACTIONS.filter((faction) => faction !== 'fremen');

const phoneAt = async (table: PresetTable, faction: FactionId): Promise<Phone> =>
  new Phone(await house.use(await table.phone(house.browser, faction)), faction);

/** The buyer sets a limit of 2, one other player 1, and the others pass, all within the time to think. */
async function limitsAreSet(players: Players, lot: number, bidders: readonly FactionId[]): Promise<void> {
  const buyer = BUYERS[lot - 1];
  const other = BUYERS[lot % BUYERS.length];
  await Promise.all(
    bidders.map(async (faction) => {
      const { phone, taps } = players[faction];
      await phone.reads(new RegExp(`^Card ${lot} of`));
      await phone.isAsked('Your highest bid?');
      await taps.of(`card ${lot}`, async () => {
        if (faction === buyer) await phone.page.getByRole('button', { name: 'One more', exact: true }).click();
        await phone.press(faction === buyer || faction === other ? 'Set my limit' : 'Stay out');
      });
      await phone.isAsked('Mentat bids for you.');
    }),
  );
}

describe('a silent maximum', () => {
  // The tables play one after the other. The machine is fast enough for six players at a time, but not for twelve.
  it.each([
    ['cards of cardboard', 'cardboard'],
    ['Mentat’s own cards', 'app'],
  ] as const)('sells five cards in time: %s', async (_, treachery) => {
    await sellsFive(await auctionOn(treachery));
  });

  it('appears on no phone, no desk and no log before the screen has shown it', async () => {
    const { table, screen } = await silentAt(await PresetTable.open(house.url, SHORT_WINDOW, settingOf('cardboard')));
    const buyer = await phoneAt(table, 'harkonnen');
    const other = await phoneAt(table, 'atreides');
    const { page: desk } = await house.use(await table.desk(house.browser));
    await other.open('Log');
    await table.moderate({ type: 'NextPhase', to: 'bidding' });
    const limits: Partial<Record<FactionId, number>> = { atreides: 5, harkonnen: 6 };
    for (const faction of BIDDERS_OF_FIVE)
      await table.answer(faction, 'bid-limit', () => ({
        limit: limits[faction] ?? 0,
        keeps: false,
        sparesAlly: false,
      }));
    const places = [
      { page: buyer.page, says: /Pay 6 spice to the Emperor/ },
      { page: other.page, says: /Card 1 went to Harkonnen for 6 spice/ },
      { page: desk, says: /Card 1 went to Harkonnen for 6 spice/ },
      { page: desk, says: /Pay 6 spice to the Emperor/ },
    ];
    const price = screen.locator('[aria-hidden=true] p').filter({ hasText: /^\d+$/ });
    await sees(price);
    let looks = 0;
    for (;;) {
      const told = await Promise.all(places.map(({ page, says }) => page.getByText(says).count()));
      // The test has read the pages before the number appears on the screen.
      if (Number(await price.innerText()) >= 5) break;
      expect(told).toEqual([0, 0, 0, 0]);
      looks += 1;
    }
    // A busy machine looks rarely, but each look counts.
    expect(looks).toBeGreaterThan(0);
    await sees(screen.getByText('has the card'));
    for (const { page, says } of places) await sees(page.getByText(says).first());
  });

  it('has logged no error on any console', () => {
    expect(house.complaints()).toEqual([]);
  });
});

async function sellsFive({ treachery, table, players, screen }: Awaited<ReturnType<typeof auctionOn>>): Promise<void> {
  const bidders = treachery === 'app' ? SIX_FACTIONS : BIDDERS_OF_FIVE;
  await table.moderate({ type: 'NextPhase', to: 'bidding' });
  await sees(screen.getByText(/^Card 1 of/));
  const begun = Date.now();
  for (const [at, buyer] of BUYERS.entries()) {
    await limitsAreSet(players, at + 1, bidders);
    const went = new RegExp(`^Card ${at + 1} went to ${theFaction(buyer)} for [12] spice\\.$`);
    await sees(screen.getByText(went));
  }
  const seconds = Math.round((Date.now() - begun) / 1000);
  const matters = BUYERS.map((_, at) => `card ${at + 1}`);
  console.log(`${treachery}, silent: five cards in ${seconds} seconds.\n${tapsTable(players, matters)}\n`);
  expect(seconds, 'seconds for five cards').toBeLessThanOrEqual(MAX_SECONDS);
  for (const faction of bidders)
    for (const matter of matters)
      expect(players[faction].taps.for(matter), `${faction}, ${matter}`).toBeLessThanOrEqual(MAX_TAPS);
}

/** Five treachery cards are sold: by limits told in secret, in turn on phones, by sealed bids, and aloud. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import type { FactionId } from '#engine';
import type { BiddingWay } from '#lib/table/bidding.ts';
import { sees, seesNo } from './support/device.ts';
import { holds, openHouse } from './support/house.ts';
import { Phone } from './support/phone.ts';
import { SetTable, SHORT_WINDOW, type Setting } from './support/set-table.ts';
import { Taps } from './support/taps.ts';

const house = openHouse();

const SIX: readonly FactionId[] = ['atreides', 'bene-gesserit', 'emperor', 'fremen', 'guild', 'harkonnen'];
/** What Fremen hold fills their hand; nobody else's is full. */
const FULL_HAND = ['shield', 'snooper', 'hajr', 'crysknife'] as const;
/** What the issue of an evening allows for five cards by limits. */
const MOST_SECONDS = 90;
const MOST_TAPS = 2;

const SETTING: Setting = {
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

interface Auction {
  readonly table: SetTable;
  readonly atreides: Phone;
  readonly emperor: Phone;
  readonly screen: Page;
  readonly desk: Page;
}

async function auctionBy(way: BiddingWay): Promise<Auction> {
  const table = await SetTable.open(house.url, SHORT_WINDOW, SETTING);
  const phoneOf = async (faction: FactionId) =>
    new Phone(await house.use(await table.phone(house.browser, faction)), faction);
  const [atreides, emperor] = [await phoneOf('atreides'), await phoneOf('emperor')];
  const { page: screen } = await house.use(await table.screen(house.browser));
  const { page: desk } = await house.use(await table.desk(house.browser));
  await table.moderate({ type: 'ChooseBidding', way, clock: false });
  await table.moderate({ type: 'NextPhase' });
  return { table, atreides, emperor, screen, desk };
}

const bidsOnWheel = async ({ page }: Phone, price: number): Promise<void> => {
  const wheel = page.getByRole('slider', { name: 'Bid' });
  await wheel.focus();
  for (const digit of String(price)) await page.keyboard.press(digit);
};

describe('bidding on phones, in turn', () => {
  let auction: Auction;

  beforeAll(async () => {
    auction = await auctionBy('open');
    await auction.atreides.isAsked('What do you bid?');
  });

  it('asks whose turn it is, with a wheel that has no stop where spice ends', async () => {
    const { atreides } = auction;
    await holds(atreides.page);
    await bidsOnWheel(atreides, 12);
    await sees(atreides.page.getByRole('button', { name: 'More than you hold' }));
    await bidsOnWheel(atreides, 3);
    await atreides.press('Bid 3');
    await atreides.isAsked('You bid 3.');
    await holds(atreides.page);
  });

  it('fills the screen with the card, its price and who bids highest', async () => {
    const { screen, desk } = auction;
    await sees(screen.getByText('Card 1 of 5'));
    await sees(screen.getByText('bids highest'));
    await sees(screen.getByRole('listitem').filter({ hasText: 'Fremen' }).getByText('hand is full'));
    await holds(screen);
    await sees(desk.getByText('Bene Gesserit owes a bid'));
    await holds(desk);
  });

  it('takes a slip back until somebody has answered it', async () => {
    const { atreides, table } = auction;
    await atreides.press('Take it back');
    await atreides.isAsked('What do you bid?');
    await bidsOnWheel(atreides, 2);
    await atreides.press('Bid 2');
    await table.answer('bene-gesserit', 'bid', () => 0);
    await seesNo(atreides.page.getByRole('button', { name: 'Take it back' }));
  });

  it('sells once all others have passed, and says what each card came to', async () => {
    const { emperor, table, screen, atreides } = auction;
    await emperor.isAsked('What do you bid?');
    await emperor.press('Pass');
    for (const faction of ['guild', 'harkonnen'] as const) await table.answer(faction, 'bid', () => 0);
    await sees(screen.getByText('Card 2 of 5'));
    await atreides.reads('Card 1 went to Atreides for 2 spice.');
    for (const faction of ['bene-gesserit', 'emperor', 'guild', 'harkonnen', 'atreides'] as const)
      await table.answer(faction, 'bid', () => 0);
    await sees(screen.getByText('Nobody bid: 4 cards back on the deck.'));
    await sees(screen.getByText('paid to the Emperor'));
    await holds(screen);
    await holds(atreides.page);
  });
});

describe('a silent maximum', () => {
  it('sells five cards in a minute and a half, with two taps a card', async () => {
    const { table, atreides, emperor, screen } = await auctionBy('silent');
    const taps = await Taps.count(atreides.page);
    await atreides.page.reload();
    await sees(screen.getByText('Card 1 of 5'));
    const begun = Date.now();
    for (let lot = 1; lot <= 5; lot += 1) {
      await sees(screen.getByText(`Card ${lot} of 5`));
      await atreides.isAsked('How far do you go for this card?');
      await taps.of('cards', async () => {
        await atreides.page.getByRole('button', { name: 'One more', exact: true }).click();
        await atreides.press('Set my limit');
      });
      await atreides.isAsked('Mentat bids for you.');
      await emperor.press('Stay out');
      await table.answer('harkonnen', 'bid-limit', () => ({ limit: 1, keeps: false, sparesAlly: false }));
      await sees(screen.getByText(new RegExp(`^Card ${lot} went to `)));
    }
    await sees(screen.getByText('Every card was sold.'));
    const seconds = Math.round((Date.now() - begun) / 1000);
    console.log(`Five cards by limits: ${seconds} seconds, ${taps.for('cards')} taps of Atreides.`);
    expect(taps.for('cards')).toBeLessThanOrEqual(5 * MOST_TAPS);
    expect(seconds, 'seconds for five cards').toBeLessThanOrEqual(MOST_SECONDS);
  });

  it('looks the same for whoever wants a card and for whoever does not', async () => {
    const { table, atreides, emperor } = await auctionBy('silent');
    await atreides.isAsked('How far do you go for this card?');
    // Time stands while pages are looked at in every size.
    await table.moderate({ type: 'PauseTable' });
    await holds(atreides.page);
    await atreides.press('Set my limit');
    await emperor.press('Stay out');
    await atreides.isAsked('Mentat bids for you.');
    await emperor.isAsked('Mentat bids for you.');
    expect(await atreides.holdToLook('your limit')).toContain('Up to 1');
    expect(await emperor.holdToLook('your limit')).toContain('You stay out');
    await holds(emperor.page);
    await table.moderate({ type: 'ResumeTable' });
  });
});

describe('sealed bids', () => {
  it('are turned over together, and the first in bidding order wins of equal ones', async () => {
    const { table, atreides, emperor, screen, desk } = await auctionBy('sealed');
    await atreides.isAsked('What do you bid for this card?');
    await holds(atreides.page);
    await bidsOnWheel(atreides, 4);
    await atreides.press('Seal my bid');
    await atreides.isAsked('Sealed.');
    await holds(atreides.page);
    await sees(screen.getByRole('listitem').filter({ hasText: 'Atreides' }).getByText('sealed'));
    await seesNo(screen.getByText('4', { exact: true }));
    for (const faction of ['bene-gesserit', 'guild', 'harkonnen'] as const)
      await table.answer(faction, 'sealed-bid', () => 0);
    await bidsOnWheel(emperor, 4);
    await emperor.press('Seal my bid');
    await sees(screen.getByText('Card 1 went to Atreides for 4 spice.'));
    await sees(desk.getByText('Card 1: Atreides, 4 spice'));
    await sees(screen.getByText('Card 2 of 5'));
  });
});

describe('bidding aloud', () => {
  it('is told in two taps at the desk', async () => {
    const { desk, screen } = await auctionBy('aloud');
    await sees(screen.getByText('Bid with your voices.'));
    await holds(desk);
    await desk.getByRole('button', { name: 'One more, Price' }).click();
    await desk.getByRole('button', { name: 'Emperor', exact: true }).click();
    await sees(desk.getByText('Card 1: the Emperor, 2 spice'));
    await desk.getByRole('button', { name: 'Nobody wants it' }).click();
    await sees(screen.getByText('Nobody bid: 4 cards back on the deck.'));
    await sees(screen.getByText('paid to the bank'));
  });
});

describe('the desk', () => {
  it('chooses how this table bids', async () => {
    const table = await SetTable.open(house.url, SHORT_WINDOW, SETTING);
    const { page: desk } = await house.use(await table.desk(house.browser));
    await desk.getByRole('radio', { name: /^Silent maximum/ }).check();
    await sees(desk.getByText('The moderator chose: everybody sets a limit in secret.'));
    await holds(desk);
  });

  it('leaves every console silent', () => {
    expect(house.complaints()).toEqual([]);
  });
});

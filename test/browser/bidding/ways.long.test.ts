/** The pages for silent bids, for sealed bids and for bids aloud, and the choice of the way. */
import { beforeAll, describe, expect, it } from 'vitest';
import { auctionBy, BEFORE_THE_BIDDING, bidsOnWheel, type Auction } from '../support/auction.ts';
import { PHONE, sees, seesNo } from '../support/device.ts';
import { expectLayout, setUpBrowserSuite } from '../support/browser-suite.ts';
import { liesOpen, placesOf } from '../support/layout.ts';
import type { Phone } from '../support/phone.ts';
import { PresetTable, SHORT_WINDOW } from '../support/preset-table.ts';

const house = setUpBrowserSuite();

/** The text next to a name in the list of bidders. */
const saysOf = async ({ page }: Phone, name: string): Promise<string> =>
  (await page.getByRole('listitem').filter({ hasText: name }).innerText()).replace(name, '').trim();

describe('silent bids', () => {
  it('show the same page to players who want a card and to players who do not', async () => {
    const { table, atreides, emperor } = await auctionBy(house, 'silent');
    await atreides.isAsked('Your highest bid?');
    // A player starts talking with one tap below the clock, on the smallest phones as well.
    await atreides.page.setViewportSize({ width: 320, height: 568 });
    await atreides.press('We are talking');
    await emperor.reads('Atreides is still talking.');
    await atreides.press('Done talking');
    await seesNo(emperor.page.getByText('Atreides is still talking.'));
    await atreides.page.setViewportSize(PHONE);
    // The clock stands still while the test checks pages in every size.
    await table.moderate({ type: 'PauseTable' });
    await atreides.reads('Paused by the moderator.');
    // The focused element is scrolled into sight above the wheel.
    await atreides.page.setViewportSize({ width: 320, height: 568 });
    const pays = atreides.page.getByRole('button', { name: 'How you pay' });
    await pays.focus();
    expect(await liesOpen(pays)).toBe(true);
    await atreides.page.setViewportSize(PHONE);
    // The wheel stays within reach of the thumb, whatever is above the wheel.
    const [act] = await placesOf(atreides.page.getByText('Set my limit'));
    expect((act?.y ?? Infinity) + (act?.height ?? 0)).toBeLessThanOrEqual(PHONE.height);
    await expectLayout(atreides.page);
    await atreides.press('Set my limit');
    await emperor.press('Stay out');
    await atreides.isAsked('Mentat bids for you.');
    await emperor.isAsked('Mentat bids for you.');
    // A phone shows that its own player has answered, but nothing about other players.
    expect(await saysOf(atreides, 'Atreides')).toBe('limit set');
    expect(await saysOf(atreides, 'Emperor')).toBe('thinks');
    expect(await saysOf(emperor, 'Atreides')).toBe('thinks');
    await atreides.findsBeneath('your limit', 'Up to 1');
    await emperor.findsBeneath('your limit', 'You stay out');
    await expectLayout(emperor.page);
    await table.moderate({ type: 'ResumeTable' });
  });
});

describe('sealed bids', () => {
  it('are revealed together, and the first in bidding order wins among equal ones', async () => {
    const { table, atreides, emperor, screen, desk } = await auctionBy(house, 'sealed');
    await atreides.isAsked('One bid for card 1.');
    const offer = { to: 'harkonnen', words: 'You stay out.', now: { by: 'atreides', amount: 3 } } as const;
    await table.seat('atreides', { type: 'ProposeDeal', ...offer, later: null, due: null });
    await atreides.findsBeneath('the card and your spice', '3 of it offered in deals');
    await expectLayout(atreides.page);
    await bidsOnWheel(atreides, 4);
    await atreides.press('Seal my bid');
    await atreides.isAsked('Sealed.');
    await expectLayout(atreides.page);
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

describe('bids aloud', () => {
  let auction: Auction;

  beforeAll(async () => {
    auction = await auctionBy(house, 'aloud');
  });

  it('take two taps to enter at the desk', async () => {
    const { desk, screen } = auction;
    await sees(screen.getByText('Bid with your voices. Atreides opens.'));
    await sees(screen.getByText('Atreides looks at it first.'));
    await expectLayout(screen);
    await expectLayout(desk);
    await desk.getByRole('button', { name: 'One more, Price' }).click();
    await desk.getByRole('button', { name: 'Emperor for 2', exact: true }).click();
    await sees(desk.getByText('Card 1: the Emperor, 2 spice'));
    await sees(desk.getByRole('heading', { name: 'Players bid aloud for card 2' }));
  });

  it('show the card and the size of all hands on every phone, where players may enter the price', async () => {
    const { atreides, emperor, screen } = auction;
    await emperor.isAsked('Card 2 of 5 is for sale.');
    await sees(emperor.page.getByRole('listitem').filter({ hasText: 'Emperor' }).getByText('2 of 4 cards'));
    await emperor.findsBeneath('the card and your spice', 'Card unseen');
    await atreides.findsBeneath('the card and your spice', 'Seen on the table');
    await atreides.reads('look at it first');
    await expectLayout(atreides.page);
    await emperor.press('Card 2 is sold');
    await expectLayout(emperor.page);
    await emperor.press('Nobody wants it');
    await sees(screen.getByText('Nobody bid: 4 cards back on the deck.'));
    await sees(screen.getByText('to the bank'));
  });
});

describe('the way of bidding', () => {
  it('is chosen at the desk between turns', async () => {
    const table = await PresetTable.open(house.url, SHORT_WINDOW, BEFORE_THE_BIDDING);
    const { page: desk } = await house.use(await table.desk(house.browser));
    // The button is selected once the table has chosen that way of bidding.
    await desk.getByRole('radio', { name: /^Silent maximum/ }).click();
    await sees(desk.getByText('The moderator chose: everybody sets a limit in secret.'));
    await expectLayout(desk);
  });

  it('is chosen when the table is opened', async () => {
    const page = await house.newPage();
    await page.goto('/new');
    await page.getByRole('heading', { name: 'How we bid' }).click();
    await page.getByRole('radio', { name: /^Sealed bids/ }).check();
    await expectLayout(page);
    await page.getByRole('button', { name: 'Open the table' }).click();
    await sees(page.getByRole('heading', { name: 'Phones join here' }));
    await page.waitForURL(/\/moderate/);
    await page.goto(page.url().replace(/\/moderate.*$/, '/moderate'));
    await sees(page.getByText('The moderator chose: everybody seals one bid.'));
  });

  it('has caused no error on any console', () => {
    expect(house.complaints()).toEqual([]);
  });
});

/** The pages for the auction in turn. */
import { beforeAll, describe, expect, it } from 'vitest';
import { auctionBy, bidsOnWheel, type Auction } from './support/auction.ts';
import { PHONE, sees, seesNo } from './support/device.ts';
import { expectLayout, setUpBrowserSuite } from './support/browser-suite.ts';
import { placesOf } from './support/layout.ts';
import { covered } from './support/phone.ts';

const house = setUpBrowserSuite();

describe('bidding on phones, in turn', () => {
  let auction: Auction;

  beforeAll(async () => {
    auction = await auctionBy(house, 'open');
    await auction.atreides.isAsked('What do you bid?');
  });

  it('asks the bidder, with a wheel that has no stop where the bidder’s spice ends', async () => {
    const { atreides } = auction;
    await expectLayout(atreides.page);
    await atreides.page.setViewportSize({ width: 320, height: 568 });
    const [cover, pass] = await placesOf(
      atreides.page.getByRole('button', { name: covered('the card and your spice') }),
      atreides.page.getByRole('button', { name: 'Pass', exact: true }),
    );
    // The wheel covers no part of the other content.
    expect((cover?.y ?? Infinity) + (cover?.height ?? 0)).toBeLessThanOrEqual(pass?.y ?? 0);
    await atreides.page.setViewportSize(PHONE);
    await bidsOnWheel(atreides, 12);
    // A neighbour learns nothing before the player has opened the cover.
    await atreides.press('Bid 12');
    await sees(atreides.page.getByRole('button', { name: 'More than you can pay' }));
    await bidsOnWheel(atreides, 3);
    await atreides.press('Bid 3');
    await atreides.isAsked('You bid 3.');
    await expectLayout(atreides.page);
  });

  it('fills the screen with the card, its price and the highest bidder', async () => {
    const { screen, desk } = auction;
    await sees(screen.getByText('Card 1 of 5'));
    await sees(screen.getByText('bids highest'));
    await sees(screen.getByRole('listitem').filter({ hasText: 'Fremen' }).getByText('hand is full'));
    await expectLayout(screen);
    await sees(desk.getByText('Waiting for Bene Gesserit to bid or pass'));
    await expectLayout(desk);
  });

  it('lets each player prepare a pass, under a cover on every phone', async () => {
    const { emperor } = auction;
    await emperor.press('Pass ahead');
    await emperor.page.getByRole('switch', { name: 'Pass for card 1' }).click();
    await sees(emperor.page.getByRole('switch', { name: 'Pass for card 1', checked: true }));
    await expectLayout(emperor.page);
    await emperor.press('Done');
  });

  it('lets a player withdraw a mistaken bid until the next player has answered', async () => {
    const { atreides, table } = auction;
    await atreides.press('Take it back');
    await atreides.isAsked('What do you bid?');
    await bidsOnWheel(atreides, 2);
    await atreides.press('Bid 2');
    await table.answer('bene-gesserit', 'bid', () => 0);
    await seesNo(atreides.page.getByRole('button', { name: 'Take it back' }));
  });

  it('sells a card once all other players have passed, and lists the price of each card', async () => {
    const { emperor, table, screen, atreides, desk } = auction;
    await emperor.isAsked('Atreides bids 2. You?');
    await emperor.isAsked('You passed.');
    for (const faction of ['guild', 'harkonnen'] as const) await table.answer(faction, 'bid', () => 0);
    await sees(screen.getByText('Card 2 of 5'));
    await atreides.reads('Card 1 went to Atreides for 2 spice.');
    for (const faction of ['bene-gesserit', 'emperor', 'guild', 'harkonnen', 'atreides'] as const)
      await table.answer(faction, 'bid', () => 0);
    await sees(screen.getByText('Nobody bid: 4 cards back on the deck.'));
    await sees(screen.getByText('to the Emperor'));
    await expectLayout(screen);
    await atreides.isAsked('Bidding is done.');
    await expectLayout(atreides.page);
    await sees(desk.getByRole('heading', { name: 'Bidding is done' }));
    await sees(desk.getByRole('heading', { name: 'How we bid' }));
  });
});

it('has logged no error on any console', () => {
  expect(house.complaints()).toEqual([]);
});

/**
 * The actions next to the bids of an auction: a raised hand that stops the clock, the payment, and the name of the
 * card.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import type { FactionId } from '#engine';
import type { PlayedWay } from '#lib/model/bidding.ts';
import { sees, seesNo } from '../support/device.ts';
import { expectLayout, setUpBrowserSuite } from '../support/browser-suite.ts';
import { covered, Phone } from '../support/phone.ts';
import { PresetTable, SHORT_WINDOW, type Setting } from '../support/preset-table.ts';

const house = setUpBrowserSuite();

/** Atreides has a Karama, and an ally that can help; the Emperor has neither. */
const SETTING: Setting = {
  layer: 'basic',
  seating: [
    { faction: 'atreides', circle: 0 },
    { faction: 'emperor', circle: 2 },
    { faction: 'guild', circle: 4 },
  ],
  position: [
    { kind: 'turn', turn: 4 },
    { kind: 'first-player', faction: 'atreides' },
    { kind: 'alliance', members: ['atreides', 'guild'] },
    { kind: 'phase', phase: 'bidding' },
  ],
  own: [
    { faction: 'atreides', fact: { kind: 'spice', spice: 9 } },
    { faction: 'atreides', fact: { kind: 'hand', cards: ['karama'] } },
    { faction: 'emperor', fact: { kind: 'spice', spice: 9 } },
    { faction: 'guild', fact: { kind: 'spice', spice: 9 } },
  ],
};

interface Auction {
  readonly table: PresetTable;
  readonly atreides: Phone;
  readonly emperor: Phone;
  readonly screen: Page;
  readonly desk: Page;
}

async function auctionBy(way: PlayedWay, clock: boolean): Promise<Auction> {
  const table = await PresetTable.open(house.url, SHORT_WINDOW, SETTING);
  const phoneOf = async (faction: FactionId) =>
    new Phone(await house.use(await table.phone(house.browser, faction)), faction);
  const [atreides, emperor] = [await phoneOf('atreides'), await phoneOf('emperor')];
  const { page: screen } = await house.use(await table.screen(house.browser));
  const { page: desk } = await house.use(await table.desk(house.browser));
  await table.seat('guild', { type: 'PledgeSpice', to: 'atreides', cards: 3, shipments: 0, revivals: 0 });
  await table.moderate({ type: 'ChooseBidding', way, clock });
  await table.moderate({ type: 'NextPhase', to: 'bidding' });
  return { table, atreides, emperor, screen, desk };
}

describe('a raised hand', () => {
  it('stops the clock, and all devices show which player raised the hand', async () => {
    const { table, atreides, emperor, screen, desk } = await auctionBy('open', true);
    await atreides.isAsked('What do you bid?');
    await emperor.press('Raise a hand: half a minute');
    const stands = /^The Emperor stopped the clock for 0:[0-3]\d\.$/;
    for (const page of [atreides.page, emperor.page, screen, desk]) await sees(page.getByText(stands));
    await seesNo(emperor.page.getByRole('button', { name: 'Raise a hand: half a minute' }));
    // The clock stands still while the test checks pages in every size.
    await table.moderate({ type: 'PauseTable' });
    await sees(atreides.page.getByText('The Emperor stopped the clock.', { exact: true }));
    for (const page of [atreides.page, emperor.page, screen]) await expectLayout(page);
    await table.moderate({ type: 'ResumeTable' });
    await sees(screen.getByText(stands));
    await atreides.press('Bid 1');
    await emperor.isAsked('Atreides bids 1. You?');
    await sees(emperor.page.getByText(stands));
  });
});

describe('the choice of a payment', () => {
  let auction: Auction;

  beforeAll(async () => {
    auction = await auctionBy('open', false);
    await auction.atreides.isAsked('What do you bid?');
  });

  it('is made in a sheet on every phone, which shows the player’s own means', async () => {
    const { atreides, emperor } = auction;
    await atreides.press('How you pay');
    const sheet = atreides.page.getByRole('dialog', { name: 'How do you pay?' });
    await sheet.getByRole('button', { name: 'With Karama', exact: true }).click();
    await sees(sheet.getByText('Nobody is paid'));
    await expectLayout(atreides.page);
    await sheet.getByRole('button', { name: 'In spice', exact: true }).click();
    await sees(sheet.getByLabel('The Guild’s spice, at most', { exact: true }));
    await expectLayout(atreides.page);
    await emperor.press('How you pay');
    await emperor.isAsked('How do you pay?');
    await emperor.press(covered('how you pay'));
    await sees(emperor.page.getByRole('button', { name: 'In spice', exact: true }));
    expect(await emperor.page.getByRole('button', { name: /^With / }).count()).toBe(0);
  });

  it('lets an ally pay a share, and shows it in the sum', async () => {
    const { table, atreides } = auction;
    const sheet = atreides.page.getByRole('dialog', { name: 'How do you pay?' });
    await sheet.getByRole('button', { name: 'One less: The Guild’s spice, at most' }).click();
    await sheet.getByRole('button', { name: 'Pay like this' }).click();
    await atreides.press('Bid 1');
    await table.answer('emperor', 'bid', () => 2);
    await table.answer('guild', 'bid', () => 0);
    await atreides.isAsked('The Emperor bids 2. You?');
    await atreides.press('Bid 3');
    for (const faction of ['emperor', 'guild'] as const) await table.answer(faction, 'bid', () => 0);
    await atreides.isAsked('Card 2 of 3 is for sale.');
  });

  it('can be a Karama: then the player pays no spice, whatever the bid was', async () => {
    const { table, atreides, screen } = auction;
    await table.answer('emperor', 'bid', () => 0);
    await table.answer('guild', 'bid', () => 0);
    await atreides.isAsked('What do you bid?');
    await atreides.press('How you pay');
    const sheet = atreides.page.getByRole('dialog', { name: 'How do you pay?' });
    await sheet.getByRole('button', { name: 'With Karama', exact: true }).click();
    await sheet.getByRole('button', { name: 'Pay like this' }).click();
    const wheel = atreides.page.getByRole('slider', { name: 'Bid' });
    await wheel.press('Home');
    for (const digit of '30') await wheel.press(digit);
    await atreides.press('Bid 30');
    // If the Karama reaches the page after the tap, the page first says that the bid is too high.
    const bid = atreides.page.getByRole('button', { name: 'Bid 30', exact: true });
    await sees(bid.or(atreides.page.getByRole('heading', { name: 'You bid 30.' })));
    if (await bid.isVisible()) await bid.click();
    await atreides.isAsked('You bid 30.');
    for (const faction of ['emperor', 'guild'] as const) await table.answer(faction, 'bid', () => 0);
    for (const faction of ['guild', 'atreides', 'emperor'] as const) await table.answer(faction, 'bid', () => 0);
    await sees(screen.getByRole('heading', { name: '2 cards are sold.' }));
    await sees(screen.getByRole('listitem').filter({ hasText: 'to the Emperor, 2\u00a0of\u00a0it from the Guild' }));
    await sees(screen.getByRole('listitem').filter({ hasText: 'nothing is paid' }).getByText('Karama'));
    await expectLayout(screen);
  });
});

describe('a cardboard card', () => {
  it('may be named by its buyer, and no other player is asked', async () => {
    const { table, atreides, emperor } = await auctionBy('aloud', false);
    await atreides.isAsked('Card 1 of 3 is for sale.');
    await sees(atreides.page.getByRole('button', { name: 'Say which card you saw: card 1' }));
    await table.seat('guild', { type: 'SellCard', lot: 1, buyer: 'emperor', price: 2 });
    await emperor.press('Say which card you bought: card 1');
    const sheet = emperor.page.getByRole('dialog', { name: 'Which card is it?' });
    await sees(sheet.getByRole('button', { name: 'Leave it unknown' }));
    await expectLayout(emperor.page);
    await sheet.getByRole('button', { name: 'Snooper', exact: true }).click();
    await sheet.getByRole('button', { name: 'It is Snooper' }).click();
    await seesNo(emperor.page.getByRole('button', { name: /^Say which card/ }));
    expect(await atreides.page.getByRole('button', { name: /^Say which card you bought/ }).count()).toBe(0);
  });

  it('has logged no error on any console', () => {
    expect(house.complaints()).toEqual([]);
  });
});

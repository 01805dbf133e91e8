/** Two spice decks and a deal that only two phones show, in the advanced game of the compendium. */
import { beforeAll, describe, it } from 'vitest';
import type { Page } from 'playwright-core';
import { sector } from '#engine';
import { sees, seesNo } from '../support/device.ts';
import { expectLayout, setUpBrowserSuite } from '../support/browser-suite.ts';
import { Phone } from '../support/phone.ts';
import { PresetTable, SHORT_WINDOW, type Setting } from '../support/preset-table.ts';

const house = setUpBrowserSuite();

const TWO_DECKS: Setting = {
  edition: 'nine-faction',
  layer: 'advanced',
  options: ['two-spice-decks'],
  seating: [
    { faction: 'atreides', circle: 0 },
    { faction: 'guild', circle: 1 },
    { faction: 'emperor', circle: 4 },
  ],
  position: [
    { kind: 'turn', turn: 4 },
    { kind: 'phase', phase: 'spice-blow' },
    { kind: 'storm', sector: sector(2) },
    { kind: 'first-player', faction: 'atreides' },
  ],
  own: [],
};

const WORDS = 'We both bid low';

describe('the advanced game of the compendium', () => {
  let table: PresetTable;
  let atreides: Phone;
  let guild: Phone;
  let emperor: Phone;
  let screen: Page;
  let desk: Page;

  beforeAll(async () => {
    table = await PresetTable.open(house.url, SHORT_WINDOW, TWO_DECKS);
    const phoneOf = async (faction: 'atreides' | 'guild' | 'emperor') =>
      new Phone(await house.use(await table.phone(house.browser, faction)), faction);
    atreides = await phoneOf('atreides');
    guild = await phoneOf('guild');
    emperor = await phoneOf('emperor');
    screen = (await house.use(await table.screen(house.browser))).page;
    desk = (await house.use(await table.desk(house.browser))).page;
  });

  it('lets two players keep a deal to themselves', async () => {
    await guild.press('Deals');
    await guild.press('Propose a deal');
    await guild.press('Emperor');
    await guild.page.getByLabel('What you agree').fill(WORDS);
    await guild.press('Only you two');
    await guild.reads('Only you two read it. Cards, leaders, forces and powers cannot be part of a deal.');
    await expectLayout(guild.page);
    await guild.press('Propose it');
    await emperor.press('Deals');
    await emperor.reads(`“${WORDS}”`);
    await emperor.press('Accept');
    await emperor.press('Deals');
    await emperor.reads('Agreed, known to the two sides');
    await expectLayout(emperor.page);
    await emperor.press('Close');
    await atreides.press('Deals');
    await atreides.reads('Nothing is proposed to you.');
    await seesNo(atreides.page.getByText(`“${WORDS}”`));
    await atreides.press('Close');
    for (const page of [screen, desk]) await seesNo(page.getByText(WORDS));
  });

  it('names the deck on the phone, the screen and the desk', async () => {
    await table.moderate({ type: 'NextPhase', to: 'spice-blow' });
    await atreides.reads(/turn the next card of the first spice deck over/);
    await expectLayout(atreides.page);
    await sees(desk.getByText('Spice blow, first spice deck').first());
    await table.answer('atreides', 'spice-card', () => 'sihaya-ridge');
    await sees(screen.getByText('Spice blow, first spice deck').first());
    await atreides.reads(/turn the next card of the second spice deck over/);
    await table.answer('atreides', 'spice-card', () => 'sihaya-ridge');
    await sees(screen.getByText('Spice blow, second spice deck').first());
    await expectLayout(screen);
  });
});

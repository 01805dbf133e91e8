/** The layout of every state of a storm holds in every size, and each page passes the accessibility check. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { sector } from '#engine';
import { PHONE, sees, seesNo } from '../support/device.ts';
import { expectLayout, setUpBrowserSuite, showsHeading } from '../support/browser-suite.ts';
import { isWhollyInSight } from '../support/layout.ts';
import { Phone } from '../support/phone.ts';
import { LONG_WINDOW, PresetTable, SHORT_WINDOW, type Player } from '../support/preset-table.ts';

const house = setUpBrowserSuite();

const phoneOf = async (table: PresetTable, faction: Player): Promise<Phone> =>
  new Phone(await house.use(await table.phone(house.browser, faction)), faction);
const screenOf = async (table: PresetTable): Promise<Page> => (await house.use(await table.screen(house.browser))).page;
const deskOf = async (table: PresetTable): Promise<Page> => (await house.use(await table.desk(house.browser))).page;

describe('the window before a storm', () => {
  let table: PresetTable;
  let harkonnen: Phone;
  let screen: Page;

  beforeAll(async () => {
    table = await PresetTable.open(house.url, LONG_WINDOW);
    harkonnen = await phoneOf(table, 'harkonnen');
    await harkonnen.isAsked('The game is on the board.');
    await table.moderate({ type: 'BeginStorm' });
  });

  it('asks in a window, and shows the number of sectors behind Play', async () => {
    await harkonnen.isAsked('The storm gathers. Anyone play Weather Control?');
    await harkonnen.page.setViewportSize({ width: 320, height: 568 });
    for (const word of ['Pass', 'Play'])
      expect(await isWhollyInSight(harkonnen.page.getByRole('button', { name: word, exact: true }))).toBe(true);
    await expectLayout(harkonnen.page);
    await harkonnen.page.setViewportSize(PHONE);
    await harkonnen.press('Play');
    await harkonnen.isAsked('Do you play Weather Control?');
    await harkonnen.reads('The storm gathers.');
    await harkonnen.lift('what you can play');
    await harkonnen.page
      .getByRole('group', { name: 'One of your unknown cards, played as' })
      .getByRole('button', { name: 'Weather Control' })
      .click();
    // The clock stands still while the test checks the page again in every size.
    await table.moderate({ type: 'PauseTable' });
    await harkonnen.reads('Paused by the moderator.');
    await expectLayout(harkonnen.page, () => harkonnen.lift('what you can play'));
    await sees(harkonnen.page.getByLabel('Sectors the storm moves', { exact: true }));
  });

  it('is shown on the screen next to the planet', async () => {
    table = await PresetTable.open(house.url, LONG_WINDOW);
    screen = await screenOf(table);
    await table.moderate({ type: 'BeginStorm' });
    await showsHeading(screen, 'The storm gathers');
    await sees(screen.getByText('Anyone play Weather Control?'));
    await expectLayout(screen);
    await table.moderate({ type: 'PauseTable' });
    await sees(screen.getByText('Paused by the moderator'));
    await sees(screen.getByText('Anyone play Weather Control?'));
    await expectLayout(screen);
  });

  it('is shown on the screen, whatever letters the table’s code has', async () => {
    await screen.getByText(table.code, { exact: true }).evaluate((code) => {
      code.textContent = 'WWWMMM';
    });
    await expectLayout(screen);
  });
});

describe('a storm that is dialled', () => {
  let table: PresetTable;
  let atreides: Phone;
  let harkonnen: Phone;
  let screen: Page;
  let desk: Page;

  beforeAll(async () => {
    table = await PresetTable.open(house.url, SHORT_WINDOW);
    atreides = await phoneOf(table, 'atreides');
    harkonnen = await phoneOf(table, 'harkonnen');
    screen = await screenOf(table);
    desk = await deskOf(table);
    for (const fact of [
      { kind: 'forces', faction: 'harkonnen', count: 3, special: 0, territory: 'cielago-north', sector: 1 },
      { kind: 'spice-on-board', amount: 8, territory: 'cielago-north', sector: 2 },
    ] as const) {
      await table.moderate({ type: 'CorrectFact', fact: { ...fact, sector: sector(fact.sector) } });
    }
  });

  it('is begun at the desk', async () => {
    await desk.getByRole('button', { name: 'Next: Storm' }).click();
    await atreides.isAsked('How far does the storm move?');
  });

  it('is dialled on a wheel', async () => {
    const open = async () => {
      const cover = atreides.page.getByRole('button', { name: /^Show Dial, storm/ });
      if (await cover.isVisible()) await cover.click();
    };
    await expectLayout(atreides.page, open);
  });

  it('is sealed, and may be changed', async () => {
    await atreides.press(/^Seal\s+storm dial$/);
    await atreides.isAsked('Sealed.');
    await expectLayout(atreides.page);
    await sees(screen.getByText('Atreides has sealed a wheel.'));
    await expectLayout(screen);
    await showsHeading(desk, 'Waiting for Harkonnen to dial the storm');
    await expectLayout(desk);
    await atreides.press('Change the dial');
    await atreides.press(/^Seal\s+storm dial$/);
  });

  it('moves, and the pages show its losses and the first player', async () => {
    await table.answer('harkonnen', 'storm-dial');
    await showsHeading(screen, 'The storm has moved');
    await sees(screen.getByText(/The storm takes 3 forces of [A-Z].* and 8 spice\.$/));
    await sees(screen.getByText('Bene Gesserit is first player.'));
    await expectLayout(screen);
    await sees(harkonnen.page.getByText(/^Take 3 forces/));
    await expectLayout(desk);
  });

  it('leaves instructions of the table off the phones, and on the screen during the next phase', async () => {
    await sees(screen.getByText(/^Anybody: move the storm/));
    for (const { page } of [harkonnen, atreides]) expect(await page.getByText(/^Anybody/).count()).toBe(0);
    await atreides.reads('Nothing is left to do.');
    await sees(desk.getByText(/^3 moves are still unticked: /));
    await desk.getByRole('button', { name: 'Next: Spice Blow and Nexus' }).click();
    // The storm’s name leaves the screen with the first instruction of the next phase.
    await sees(screen.getByRole('listitem').filter({ hasText: /^Earlier: Storm.+: / }));
    await expectLayout(screen);
    await sees(harkonnen.page.getByRole('heading', { name: 'Earlier: Storm' }));
    await expectLayout(harkonnen.page);
    await sees(screen.getByText(/^Anybody: move the storm/));
    await sees(desk.getByRole('heading', { name: 'Earlier: Storm' }));
    await expectLayout(desk);
    await harkonnen.press('All done');
    await harkonnen.reads('Nothing is left to do.');
    await seesNo(desk.getByText(/still unticked/));
  });
});

it('has logged no error on any console', () => {
  expect(house.complaints()).toEqual([]);
});

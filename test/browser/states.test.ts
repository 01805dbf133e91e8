/**
 * The layout of every state up to the reveal of the plans holds in every size, and each page passes the accessibility
 * check.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';

import { SIX_SEATS } from '../support/six.ts';
import { must } from '#lib/core/assert-never.ts';
import { TURNED_AFTER_MS } from '../../app/_features/battle/beats.ts';
import { FULL_POSITION } from '../support/fixtures/full-boards.ts';
import { sees, seesNo } from './support/device.ts';
import { isWhollyInSight } from './support/layout.ts';
import { expectLayout, setUpBrowserSuite, showsHeading } from './support/browser-suite.ts';
import { waitIdle } from './support/wait-idle.ts';
import { covered, Phone } from './support/phone.ts';
import { LONG_WINDOW, PresetTable, SHORT_WINDOW, type Player, type Setting } from './support/preset-table.ts';

const house = setUpBrowserSuite();

/** Six factions at the table, and a board as full as in a long game. */
const FULL_TABLE: Setting = {
  layer: 'advanced',
  seating: SIX_SEATS,
  position: [{ kind: 'turn', turn: 4 }, ...FULL_POSITION],
  own: [],
};

describe('the layout of a battle up to the reveal holds:', () => {
  let table: PresetTable;
  let harkonnen: Phone;
  let sisterhood: Phone;
  let atreides: Phone;
  let desk: Page;
  let screen: Page;

  beforeAll(async () => {
    table = await PresetTable.open(house.url, LONG_WINDOW);
    const phone = async (faction: Player) =>
      new Phone(await house.use(await table.phone(house.browser, faction)), faction);
    harkonnen = await phone('harkonnen');
    sisterhood = await phone('bene-gesserit');
    atreides = await phone('atreides');
    desk = (await house.use(await table.desk(house.browser))).page;
    screen = (await house.use(await table.screen(house.browser))).page;
  });

  it('a waiting phone, with everything covered', async () => {
    await harkonnen.isAsked('The game is on the board.');
    await expectLayout(harkonnen.page);
  });

  it('an open secret', async () => {
    const open = async () => {
      const cover = harkonnen.page.getByRole('button', { name: covered('what you hold') });
      if (await cover.isVisible()) await cover.press('Enter');
      await sees(harkonnen.page.getByText('Cover what you hold'));
    };
    await expectLayout(harkonnen.page, open);
  });

  it.each(['Table', 'Log'] as const)('%s on a phone', async (tab) => {
    await atreides.open(tab);
    await expectLayout(atreides.page);
    await atreides.open('Mine');
  });

  it('the entry of an own secret', async () => {
    await sisterhood.change('Hand');
    const sheet = sisterhood.page.getByRole('dialog', { name: 'Your hand' });
    const cover = sheet.getByRole('button', { name: covered('your hand') });
    await sees(sheet.getByRole('button', { name: 'Take out Crysknife' }));
    await expectLayout(sisterhood.page, async () => {
      if (await cover.isVisible()) await cover.click();
    });
    await waitIdle(sisterhood.page);
    await sisterhood.isCovered('your hand', sheet);
    await seesNo(sheet.getByRole('button', { name: /^(Take out|Enter)/ }));
    await expectLayout(sisterhood.page);
    await sisterhood.press('Close');
  });

  it('the entry of traitors, all of them in sight', async () => {
    await harkonnen.change('Your traitors');
    const sheet = harkonnen.page.getByRole('dialog', { name: 'Your traitors' });
    const chosen = sheet.getByRole('button', { name: /^Take out / });
    for (const leader of ['Margot Lady Fenring', 'Princess Irulan'])
      await sheet.getByRole('button', { name: leader }).click();
    await sees(sheet.getByText('Your traitors, all 4. Tap a leader to remove it.'));
    await sheet.getByRole('button', { name: 'Gurney Halleck' }).click();
    await sees(sheet.getByRole('button', { name: 'Enter these 4' }));
    for (const piece of await chosen.all()) expect(await isWhollyInSight(piece)).toBe(true);
    await expectLayout(harkonnen.page, () => harkonnen.lift('your traitors'));
    while (await chosen.first().isVisible()) await chosen.first().click();
    await sees(sheet.getByRole('button', { name: 'Choose up to 4' }));
    await expectLayout(harkonnen.page, () => harkonnen.lift('your traitors'));
    await sees(sheet.getByRole('button', { name: 'Enter that you have no traitor' }));
    await harkonnen.press('Close');
  });

  it('a hand in its sheet, with the cover held open', async () => {
    await harkonnen.change('Hand');
    const sheet = harkonnen.page.getByRole('dialog', { name: 'Your hand' });
    const chosen = sheet.getByText(/^Your hand, 4 of \d$/);
    await sees(chosen);
    await waitIdle(harkonnen.page);
    await harkonnen.isCovered('your hand', sheet);
    await seesNo(chosen);
    await sheet.getByRole('button', { name: covered('your hand') }).hover();
    await harkonnen.page.mouse.down();
    await sees(chosen);
    // Longer than a tap.
    await harkonnen.page.waitForTimeout(400);
    await harkonnen.page.mouse.up();
    await harkonnen.isCovered('your hand', sheet);
    await seesNo(chosen);
    await harkonnen.press('Close');
  });

  it('a refusal, after some time without connection', async () => {
    await sisterhood.raiseHand();
    await sees(sisterhood.page.getByText('Bene Gesserit is still talking.'));
    await sisterhood.page.context().setOffline(true);
    await sees(sisterhood.page.getByText('Looking for the table'));
    expect(await unseenSigns(sisterhood.page)).toEqual([]);
    await expectLayout(sisterhood.page);
    await table.moderate({ type: 'LowerHand' });
    await sisterhood.raiseHand();
    await sisterhood.page.context().setOffline(false);
    await sees(sisterhood.page.getByText('This hand is not raised.'));
    await expectLayout(sisterhood.page);
  });

  it('the map on the screen', async () => {
    await showsHeading(screen, /^Turn 4 of/);
    await expectLayout(screen);
  });

  it('the desk between the battles', async () => {
    await showsHeading(desk, 'Battles are ready to be fought');
    await expectLayout(desk);
  });

  it('the desk that shows how phones join', async () => {
    await desk.getByRole('button', { name: /^Show the QR code/ }).click();
    await showsHeading(desk, 'Phones join here');
    await expectLayout(desk);
    await desk.getByRole('button', { name: 'Go to the desk' }).click();
  });

  it('the desk with a seat', async () => {
    await desk
      .getByRole('region', { name: 'Seats' })
      .getByRole('button', { name: /Harkonnen/ })
      .click();
    await sees(desk.getByText('Something of theirs is wrong'));
    await expectLayout(desk);
    await desk.getByRole('button', { name: 'Back to what is owed' }).click();
  });

  it('the choice of a battle', async () => {
    await table.moderate({ type: 'BeginBattles' });
    await harkonnen.isAsked('Which battle do you fight next?');
    await expectLayout(harkonnen.page);
    await harkonnen.chooseBattle('Carthag');
  });

  it('the Voice', async () => {
    await sisterhood.isAsked('Command Harkonnen?');
    await sisterhood.press('Play no');
    await sisterhood.page.getByRole('button', { name: 'lasgun' }).click();
    await sees(sisterhood.page.getByText('“Play no lasgun.”'));
    await expectLayout(sisterhood.page);
    await expectLayout(screen);
    await sisterhood.press('Stay silent');
  });

  it('prescience', async () => {
    await atreides.isAsked(/^Which part of/);
    await expectLayout(atreides.page);
    await atreides.press('Don’t use prescience');
  });

  it('a plan in progress', async () => {
    await harkonnen.plan.chooseLeader('feyd-rautha');
    await harkonnen.plan.layWeapon('chaumas');
    await expectLayout(harkonnen.page, () => harkonnen.plan.uncover());
  });

  it('a plan under its cover', async () => {
    await waitIdle(harkonnen.page);
    await harkonnen.isCovered('your plan');
    await expectLayout(harkonnen.page);
  });

  it.each([/^Leader: /, /^Weapon/] as const)('a sheet over the plan: %s', async (tile) => {
    const sheet = harkonnen.page.getByRole('dialog');
    await expectLayout(harkonnen.page, async () => {
      if (await sheet.isVisible()) return;
      await harkonnen.plan.uncover();
      await harkonnen.press(tile);
      await sees(sheet);
    });
    await waitIdle(harkonnen.page);
    await harkonnen.isCovered('your plan');
    await seesNo(sheet);
  });

  it('a lost connection, with an answer in flight', async () => {
    await harkonnen.page.context().setOffline(true);
    await harkonnen.plan.seal();
    await sees(harkonnen.page.getByText('Looking for the table'));
    await harkonnen.isAsked('Your plan is not sealed yet.');
    await expectLayout(harkonnen.page);
    await harkonnen.page.context().setOffline(false);
  });

  it('a sealed plan', async () => {
    await harkonnen.plan.isSealed();
    await expectLayout(harkonnen.page);
  });

  it('the screen while plans are made', async () => {
    await sees(screen.getByText('Harkonnen has sealed a plan.'));
    await expectLayout(screen);
  });

  it('the moderator with an open decision', async () => {
    await showsHeading(desk, 'Waiting for Bene Gesserit to seal a plan');
    await expectLayout(desk);
  });

  it('the moderator’s corrections, after a plan was sealed at the desk', async () => {
    await desk.getByRole('button', { name: 'Correct the board' }).click();
    await desk.getByText('Choose from the list of territories').click();
    await desk.getByRole('radio', { name: /^Carthag, Sector 10/ }).check();
    await desk.getByLabel('Bene Gesserit forces', { exact: true }).fill('5');
    await sees(desk.getByRole('button', { name: 'Set 1 value' }));
    await expectLayout(desk);
    for (const sheet of ['Turn and storm', 'Leaders', 'Tanks', 'Alliances']) {
      await desk.getByRole('button', { name: sheet, exact: true }).click();
      await expectLayout(desk);
    }
    await desk.getByRole('button', { name: 'Leave all as it was' }).click();
    await desk.getByRole('button', { name: 'Back to the desk' }).click();
  });

  it('the moderator’s take-back', async () => {
    await desk.getByRole('button', { name: 'Take back' }).click();
    const points = desk.getByRole('list', { name: 'Points to go back to' }).getByRole('button');
    await sees(points);
    const named = await points.allInnerTexts();
    // All these events happened within a minute or two. The newest event is last.
    expect(named[0]).toMatch(/Before Harkonnen sealed a plan$/);
    expect(named.at(-1)).toMatch(/^\d+:\d\d:\d\d\s+Before the moderator set the turn to 4, was 1$/);
    expect(new Set(named).size).toBe(named.length);
    await points.nth(1).click();
    await showsHeading(desk, /^This step and the one above it are undone, and Mentat tells everybody\./);
    const words = must(/before .*/i.exec(named[1] ?? ''), 'its words')[0].replace('Before', 'before');
    await sees(desk.getByRole('button', { name: `Go back to ${words}`, exact: true }));
    await expectLayout(desk);
    await desk.getByRole('button', { name: 'Back to the desk' }).click();
  });

  it('a paused table', async () => {
    await table.seat('atreides', { type: 'RaiseHand' });
    await sees(harkonnen.page.getByText('Atreides is still talking.'));
    await expectLayout(harkonnen.page);
    await sees(screen.getByText('Atreides is still talking'));
    await expectLayout(screen);
    await sees(desk.getByRole('button', { name: 'Lower the hand' }));
    await expectLayout(desk);
    await table.moderate({ type: 'LowerHand' });
  });

  it('the window for traitors, passed and called', async () => {
    const revealed = Date.now();
    await table.answer('bene-gesserit', 'battle-plan');
    await sisterhood.isAsked('The plans are open. Does anyone call a traitor?');
    // The screen first turns the wheels.
    await sisterhood.reads('Asked of everyone. Play calls a traitor.');
    const clock = sisterhood.page.getByText('Closes for all at the same moment.');
    const before = await clock.boundingBox();
    expect((await whenRead(sisterhood.page, 'is led by')) - revealed).toBeGreaterThanOrEqual(TURNED_AFTER_MS);
    expect(await clock.boundingBox()).toEqual(before);
    await expectLayout(sisterhood.page);
    await harkonnen.press('Play');
    await harkonnen.isAsked('Do you call a traitor?');
    // The clock stands still while the test checks more pages in every size.
    await table.moderate({ type: 'PauseTable' });
    await harkonnen.reads('Paused by the moderator.');
    await expectLayout(harkonnen.page, () => harkonnen.lift('what you can play'));
    await sees(screen.getByText('Does anyone call a traitor?'));
    await expectLayout(screen);
  });
});

describe('a full board', () => {
  let table: PresetTable;

  beforeAll(async () => {
    table = await PresetTable.open(house.url, SHORT_WINDOW, FULL_TABLE);
  });

  it('fits on the map of a phone', async () => {
    const device = await house.use(await table.phone(house.browser, 'atreides'));
    const atreides = new Phone(device, 'atreides');
    await atreides.open('Map');
    // The map is drawn once its outlines have loaded.
    await sees(device.page.getByRole('img', { name: /^Map of Arrakis/ }).locator('path'));
    await expectLayout(device.page);
  });

  it('fits on the map of the screen', async () => {
    const { page } = await house.use(await table.screen(house.browser));
    await sees(page.getByRole('img', { name: /^Map of Arrakis/ }).locator('path'));
    await expectLayout(page);
  });

  it('selects a disc’s part on a press, even if the disc hangs over another part', async () => {
    const { page } = await house.use(await table.desk(house.browser));
    await page.getByRole('button', { name: 'Correct the board' }).click();
    const disc = page
      .locator('g')
      .filter({ has: page.getByText('Emperor 4', { exact: true }) })
      .last();
    await disc.locator('circle').click({ position: { x: 3, y: 10 }, force: true });
    await showsHeading(page, 'Red Chasm');
  });
});

it('has logged no error on any console', () => {
  expect(house.complaints()).toEqual([]);
});

/** Returns the moment (ms) at which the page shows these words. */
async function whenRead(page: Page, words: string): Promise<number> {
  const moment = await page.waitForFunction((sought) => document.body.innerText.includes(sought) && Date.now(), words);
  return Number(await moment.jsonValue());
}

/** Returns the signs on the page that are not drawn. */
const unseenSigns = (page: Page): Promise<readonly string[]> =>
  page
    .locator('use')
    .evaluateAll((uses) =>
      uses.flatMap((use) => (use instanceof SVGUseElement && use.getBBox().width === 0 ? [use.href.baseVal] : [])),
    );

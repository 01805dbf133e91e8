/**
 * An owner lets an ally use a power always, never, or after a question. Two phones show that, and no other device
 * receives anything of it.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { sees, seesNo } from '../support/device.ts';
import { expectLayout, setUpBrowserSuite } from '../support/browser-suite.ts';
import { covered, Phone } from '../support/phone.ts';
import { harkonnenInCarthag, PresetTable, SHORT_WINDOW, type Player } from '../support/preset-table.ts';

const house = setUpBrowserSuite();

const LEAVE = 'What you leave to an ally';
const PART = 'Which part of Harkonnen’s plan do you want to see?';

describe('prescience for an ally', () => {
  let table: PresetTable;
  let atreides: Phone;
  let emperor: Phone;
  let harkonnen: Phone;
  let screen: Page;

  beforeAll(async () => {
    const setting = harkonnenInCarthag({
      seats: ['atreides', 'emperor', 'harkonnen'],
      against: 'emperor',
      firstPlayer: 'emperor',
      hands: { harkonnen: ['lasgun'], emperor: [], atreides: [] },
    });
    table = await PresetTable.open(house.url, SHORT_WINDOW, {
      ...setting,
      position: [...setting.position, { kind: 'alliance', members: ['atreides', 'emperor'] }],
    });
    const phone = async (faction: Player) =>
      new Phone(await house.use(await table.phone(house.browser, faction)), faction);
    [atreides, emperor, harkonnen] = await Promise.all([phone('atreides'), phone('emperor'), phone('harkonnen')]);
    screen = (await house.use(await table.screen(house.browser))).page;
  });

  /**
   * Returns the text that all others read, without the line about a new player, which a phone shows for some seconds in
   * place of its bar.
   */
  async function everybodyElse() {
    const news = /^Player of .* plays /;
    await seesNo(harkonnen.page.getByText(news));
    const texts = [await harkonnen.page.locator('body').innerText(), await screen.locator('body').innerText()];
    return texts.map((text) => text.split('\n').filter((line) => line !== '' && !news.test(line)));
  }

  /** Sets a permission, during a question or without a question. */
  async function says(word: 'Ask me' | 'Granted' | 'Denied', from: 'a question' | 'waiting'): Promise<void> {
    if (from === 'a question') await atreides.press('Look around');
    await atreides.press(LEAVE);
    await atreides.press(word);
    await sees(atreides.page.getByRole('button', { name: word, pressed: true }));
    await expectLayout(atreides.page);
    await atreides.press('Done');
  }

  it('is a question to its owner as long as no permission is set', async () => {
    await table.moderate({ type: 'BeginBattles' });
    await atreides.isAsked(PART);
    await atreides.reads(/^You act for your ally the Emperor\./);
    await seesNo(emperor.page.getByRole('heading', { name: PART }));
    await harkonnen.reads(/^Waiting for/);
    await sees(screen.getByText(/^The table waits for Atreides/));
  });

  it('is a question to the ally once permission is granted, and is hidden from all others', async () => {
    // This part of a waiting phone loads last.
    await harkonnen.reads('Nothing is left to do.');
    const before = await everybodyElse();
    await says('Granted', 'a question');
    await emperor.isAsked(PART);
    await emperor.reads(/^Your ally Atreides leaves prescience to you\./);
    await expectLayout(emperor.page);
    expect(await everybodyElse()).toEqual(before);
  });

  it('shows the ally under a cover that permission is denied', async () => {
    const before = await everybodyElse();
    await says('Denied', 'waiting');
    await emperor.isAsked('The battle goes on when you confirm.');
    expect(await emperor.page.locator('body').innerText()).not.toMatch(/prescience|does not use/);
    await expectLayout(emperor.page);
    const word = 'your ally’s decision';
    await emperor.findsBeneath(word, /does not use prescience for you/);
    await expectLayout(emperor.page, async () => {
      const cover = emperor.page.getByRole('button', { name: covered(word) });
      if (await cover.isVisible()) await cover.press('Enter');
    });
    expect(await everybodyElse()).toEqual(before);
  });

  it('ends with the ally’s answer, and hides which seats did not look', async () => {
    await emperor.press('Go on');
    await emperor.isAsked(/^Your plan against/);
    await harkonnen.press('Look around');
    await harkonnen.open('Log');
    await harkonnen.reads('Atreides looked away.');
  });

  it('has logged no error on any console', () => {
    expect(house.complaints()).toEqual([]);
  });
});

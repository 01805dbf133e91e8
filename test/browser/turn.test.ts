/**
 * Checks in every size the layout of the turn on the screen, of the turn's end on phones, and of the end of the game.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { sector, type PhaseId } from '#engine';
import { sees } from './support/device.ts';
import { expectLayout, setUpBrowserSuite, showsHeading } from './support/browser-suite.ts';
import { Phone } from './support/phone.ts';
import { PresetTable, SHORT_WINDOW, type Player } from './support/preset-table.ts';

const house = setUpBrowserSuite();

const phoneOf = async (table: PresetTable, faction: Player): Promise<Phone> =>
  new Phone(await house.use(await table.phone(house.browser, faction)), faction);
const screenOf = async (table: PresetTable): Promise<Page> => (await house.use(await table.screen(house.browser))).page;
const deskOf = async (table: PresetTable): Promise<Page> => (await house.use(await table.desk(house.browser))).page;

const forces = (faction: Player, count: number, territory: 'carthag' | 'sietch-tabr' | 'arrakeen', at: number) =>
  ({
    type: 'CorrectFact',
    fact: { kind: 'forces', faction, count, special: 0, territory, sector: sector(at) },
  }) as const;
const phase = (to: PhaseId) => ({ type: 'CorrectFact', fact: { kind: 'phase', phase: to } }) as const;

describe('a turn', () => {
  let table: PresetTable;
  let atreides: Phone;
  let harkonnen: Phone;
  let sisterhood: Phone;
  let desk: Page;
  let screen: Page;

  beforeAll(async () => {
    table = await PresetTable.open(house.url, SHORT_WINDOW);
    await table.moderate(phase('charity'));
    atreides = await phoneOf(table, 'atreides');
    harkonnen = await phoneOf(table, 'harkonnen');
    sisterhood = await phoneOf(table, 'bene-gesserit');
    screen = await screenOf(table);
    desk = await deskOf(table);
  });

  it('is shown around the planet, and advances from the desk', async () => {
    await sees(desk.getByRole('heading', { name: 'Turn 4: CHOAM Charity' }));
    await desk.getByRole('button', { name: 'Begin: CHOAM Charity' }).click();
    await sees(screen.locator('[aria-current=step]', { hasText: 'CHOAM Charity' }));
    expect(await desk.getByRole('button', { name: 'Begin the battles' }).count()).toBe(0);
    await table.answer('atreides', 'claim-charity');
    await table.answer('bene-gesserit', 'claim-charity');
    await table.answer('harkonnen', 'claim-charity');
    await desk.getByRole('button', { name: 'Next: Bidding' }).click();
    await sees(desk.getByText(/^Bid for the treachery cards.* Everybody sets their .* on the phone\./));
    await sees(screen.getByText(/^Bid for the treachery cards.* Then set your .* on your phone\.$/));
    await expectLayout(desk);
    await expectLayout(screen);
  });

  it('shows every phone the steps on the board, and each player the link to enter spice', async () => {
    for (const phone of [atreides, harkonnen, sisterhood]) {
      await phone.reads('Bid for the treachery cards, and pay what you bid.');
      await phone.reads(/^Then set your .*spice/);
    }
    await expectLayout(harkonnen.page);
    await harkonnen.press('Set your spice');
    await sees(harkonnen.page.getByRole('dialog', { name: 'Your spice' }));
    await harkonnen.press('Close');
  });

  it('ends when all players have compared the board', async () => {
    await table.moderate(forces('bene-gesserit', 0, 'carthag', 10));
    await table.moderate(forces('atreides', 0, 'sietch-tabr', 13));
    await table.moderate(forces('harkonnen', 3, 'arrakeen', 9));
    await table.moderate(phase('collection'));
    await desk.getByRole('button', { name: /^(Begin|Next): Spice Harvest$/ }).click();
    await desk.getByRole('button', { name: 'Next: Mentat Pause' }).click();
    await harkonnen.isAsked('Does the board agree?');
    await sees(harkonnen.page.getByText(/Arrakeen 3/));
    await expectLayout(harkonnen.page);
    await harkonnen.press('Differs: Leaders');
    await harkonnen.press('Say what is wrong: leaders');
    await harkonnen.isAsked('The board differs.');
    await expectLayout(harkonnen.page);
    await sees(screen.getByText('Harkonnen: leaders'));
    await expectLayout(screen);
    await desk.getByRole('button', { name: 'Correct: leaders' }).click();
    await sees(desk.getByRole('region', { name: 'Leaders' }));
    await desk.getByRole('button', { name: 'Back to the desk' }).click();
    await expectLayout(desk);
  });

  it('asks the Bene Gesserit for their prediction, in blue and under a cover', async () => {
    await atreides.press('The board is right');
    await atreides.isAsked('The board is right.');
    await sisterhood.press('The board is right');
    await showsHeading(desk, 'The board differs');
    await expectLayout(desk);
    await harkonnen.press('Look at the board again');
    await harkonnen.press('The board is right');
    await sisterhood.isAsked('Harkonnen wins. Did you predict it?');
    await showsHeading(screen, 'Harkonnen wins');
    await expectLayout(screen);
    await expectLayout(sisterhood.page);
    await sisterhood.lift('your prediction');
    await sees(sisterhood.page.getByRole('button', { name: 'You did not predict this' }));
    await sisterhood.press('You predicted Harkonnen for turn 4');
    await expectLayout(sisterhood.page, async () => {
      await sisterhood.lift('your prediction');
    });
  });

  it('may be the last: then the screen shows the winner, the way to win, and the opened prediction', async () => {
    await sisterhood.lift('your prediction');
    await sisterhood.press('You predicted Harkonnen for turn 4');
    await sisterhood.press('Answer the table');
    await showsHeading(screen, 'Bene Gesserit rules Arrakis');
    await expectLayout(screen);
    await showsHeading(screen, 'Bene Gesserit predicted it.');
    await sees(screen.getByText('Harkonnen was predicted to win in turn 4.'));
    await expectLayout(screen);
    await showsHeading(atreides.page, 'Bene Gesserit wins');
    await expectLayout(atreides.page);
    await showsHeading(desk, 'Bene Gesserit wins');
    await expectLayout(desk);
  });

  it('opens again by a correction', async () => {
    await table.moderate(forces('harkonnen', 0, 'arrakeen', 9));
    await showsHeading(screen, 'Nobody has won');
    await sees(desk.getByRole('button', { name: 'Next: Turn 5: Storm' }));
    await atreides.isAsked('Nobody has won in turn 4. The moderator goes on.');
    await expectLayout(atreides.page);
    await expectLayout(screen);
    expect(house.complaints()).toEqual([]);
  });
});

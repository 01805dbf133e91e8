/** A take-back or a correction while a countdown runs: the table pauses until the desk resumes it. */
import { beforeAll, describe, it } from 'vitest';
import type { Page } from 'playwright-core';
import { sees, seesNo } from '../support/device.ts';
import { Desk } from '../support/desk.ts';
import { expectLayout, setUpBrowserSuite, showsHeading } from '../support/browser-suite.ts';
import { Phone } from '../support/phone.ts';
import { PresetTable, SHORT_WINDOW } from '../support/preset-table.ts';

const house = setUpBrowserSuite();
const WORD = 'The moderator is making a correction';

describe('a table that is corrected while the next phase is about to begin', () => {
  let table: PresetTable;
  let harkonnen: Phone;
  let screen: Page;
  let desk: Desk;

  beforeAll(async () => {
    table = await PresetTable.open(house.url, SHORT_WINDOW);
    harkonnen = new Phone(await house.use(await table.phone(house.browser, 'harkonnen')), 'harkonnen');
    screen = (await house.use(await table.screen(house.browser))).page;
    desk = new Desk(await house.use(await table.desk(house.browser)));
    await table.moderate({ type: 'ChoosePace', byItself: true });
    await table.moderate({ type: 'BeginStorm' });
    for (const faction of ['atreides', 'harkonnen'] as const) await table.answer(faction, 'storm-dial');
    await showsHeading(screen, 'Spice blow');
  });

  it('pauses once the desk has gone back, and all devices say so', async () => {
    await desk.takeBackToBefore('Spice Blow and Nexus began');
    await desk.reads('Paused while you put things right.');
    await expectLayout(desk.page);
    await harkonnen.reads(`${WORD}.`);
    await expectLayout(harkonnen.page);
    await sees(screen.getByText(WORD));
    await expectLayout(screen);
  });

  it('stays paused during more corrections, and resumes with one press', async () => {
    await desk.openPosition();
    await desk.chooseFromList('Arrakeen', 9);
    await desk.setNumber('Atreides forces', 3);
    await desk.setChanges(1);
    await desk.backToDesk();
    await desk.reads('Paused while you put things right.');
    await desk.press('Resume');
    await seesNo(screen.getByText(WORD));
    await showsHeading(screen, 'Spice blow');
  });
});

/** Deals and bribes: one player writes a deal, another accepts it, and only then all can read it. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { type PhaseId } from '#engine';
import { SIX_SEATS } from '../../support/six.ts';
import { Desk } from '../support/desk.ts';
import { sees, seesNo } from '../support/device.ts';
import { expectLayout, setUpBrowserSuite } from '../support/browser-suite.ts';
import { Phone } from '../support/phone.ts';
import { PresetTable, SHORT_WINDOW, type Player, type Setting } from '../support/preset-table.ts';

const house = setUpBrowserSuite();

const phoneOf = async (table: PresetTable, faction: Player): Promise<Phone> =>
  new Phone(await house.use(await table.phone(house.browser, faction)), faction);

const SIX: Setting = {
  layer: 'basic',
  seating: SIX_SEATS,
  position: [
    { kind: 'turn', turn: 3 },
    { kind: 'first-player', faction: 'atreides' },
    { kind: 'phase', phase: 'shipment' },
    { kind: 'alliance', members: ['atreides', 'harkonnen'] },
  ],
  own: [
    { faction: 'emperor', fact: { kind: 'spice', spice: 9 } },
    { faction: 'guild', fact: { kind: 'spice', spice: 2 } },
  ],
};

const phase = (to: PhaseId) => ({ type: 'CorrectFact', fact: { kind: 'phase', phase: to } }) as const;
const WORDS = 'The Guild stays out of Arrakeen';

describe('a deal', () => {
  let table: PresetTable;
  let emperor: Phone;
  let guild: Phone;
  let fremen: Phone;
  let screen: Page;
  let desk: Page;

  beforeAll(async () => {
    table = await PresetTable.open(house.url, SHORT_WINDOW, SIX);
    emperor = await phoneOf(table, 'emperor');
    guild = await phoneOf(table, 'guild');
    fremen = await phoneOf(table, 'fremen');
    screen = (await house.use(await table.screen(house.browser))).page;
    desk = (await house.use(await table.desk(house.browser))).page;
  });

  it('is written in one line of text, with spice, and the layout holds in every size', async () => {
    await emperor.press('Deals');
    await emperor.reads('Nothing is proposed to you.');
    await expectLayout(emperor.page);
    await emperor.press('Propose a deal');
    await emperor.press('Propose it');
    await emperor.reads('Choose with whom, and write what you agree.');
    await emperor.press('Spacing Guild');
    await emperor.page.getByLabel('What you agree').fill(WORDS);
    await emperor.page.getByLabel('Spice at once', { exact: true }).fill('4');
    await emperor.page.getByLabel('Spice later', { exact: true }).fill('2');
    await emperor.press('Propose it');
    await emperor.reads('Choose when the rest is paid.');
    await emperor.page.getByLabel('Remind the table').selectOption('This turn: Mentat Pause');
    await expectLayout(emperor.page);
    await emperor.press('Propose it');
    await emperor.press('Deals');
    await emperor.reads('The Guild has not answered. Nobody else knows.');
    await expectLayout(emperor.page);
    await emperor.press('Close');
  });

  it('is offered to no faction that may not deal, and stays hidden from players outside the deal', async () => {
    await fremen.press('Deals');
    await fremen.reads('Nothing is proposed to you.');
    await fremen.press('Close');
    await seesNo(screen.getByText(WORDS));
    await seesNo(desk.getByText(WORDS));
    const atreides = await phoneOf(table, 'atreides');
    await atreides.press('Deals');
    await atreides.press('Propose a deal');
    await sees(atreides.page.getByRole('button', { name: 'Fremen' }));
    expect(await atreides.page.getByRole('button', { name: 'Harkonnen' }).count()).toBe(0);
    await atreides.press('Close');
  });

  it('appears on every phone once both accept', async () => {
    await guild.press('Deals');
    await guild.reads(`“${WORDS}”`);
    await guild.reads('The Emperor pays you 4 spice at once.');
    await expectLayout(guild.page);
    await guild.press('Accept');
    await sees(screen.getByText(`“${WORDS}”`).first());
    await sees(screen.getByText(/The Emperor pays the Guild 2 spice later: this turn, Mentat Pause\./).first());
    await expectLayout(screen);
    await sees(desk.getByText(`“${WORDS}”`).first());
    await expectLayout(desk);
    await emperor.reads('Pay 4 spice to the Guild');
    await guild.press('Table');
    await guild.reads(`“${WORDS}”`);
    await expectLayout(guild.page);
    await guild.press('Mine');
  });

  it('is shown again when it is due, and its debtor pays', async () => {
    await table.moderate(phase('mentat-pause'));
    await sees(screen.getByText(/Its moment has come\./).first());
    await guild.reads('Its moment has come.');
    await expectLayout(guild.page);
    await emperor.press('Deals');
    await emperor.press('Pay the Guild 2 spice');
    await seesNo(screen.getByText(/Its moment has come\./));
    await sees(desk.getByText(/The Emperor paid the Guild 2 spice, as promised\./).first());
    await expectLayout(screen);
  });
});

describe('a deal during a phase that fills the screen', () => {
  it('appears on that page at once', async () => {
    const table = await PresetTable.open(house.url, SHORT_WINDOW, {
      ...SIX,
      position: [...SIX.position, { kind: 'phase', phase: 'spice-blow' }],
    });
    const screen = (await house.use(await table.screen(house.browser))).page;
    await table.moderate({ type: 'NextPhase', to: 'spice-blow' });
    await table.answer('atreides', 'spice-card', () => 'red-chasm');
    await sees(screen.getByRole('heading', { name: 'Red Chasm' }));
    await table.seat('emperor', { type: 'ProposeDeal', to: 'guild', words: WORDS, now: null, later: null, due: null });
    await seesNo(screen.getByText(WORDS));
    const guild = await phoneOf(table, 'guild');
    await guild.press('Deals');
    await guild.press('Accept');
    await sees(screen.getByText(`The Emperor and the Guild agreed on “${WORDS}”.`));
    await expectLayout(screen);
  });
});

describe('the spice in front of a shield', () => {
  it('is corrected at the desk, and shown to all', async () => {
    const table = await PresetTable.open(house.url, SHORT_WINDOW, {
      ...SIX,
      options: ['bribes-from-the-next-mentat-pause'],
    });
    const desk = new Desk(await house.use(await table.desk(house.browser)));
    const screen = (await house.use(await table.screen(house.browser))).page;
    await desk.pressPastTheWayIn('Correct the board');
    const { page } = desk;
    await sees(page.getByRole('heading', { name: 'In front of shields' }));
    await desk.setNumber('Spice in front of the Guild’s shield', 4);
    await sees(page.getByText('Spice in front of the Guild’s shield: 4, was 0.'));
    await expectLayout(page);
    await desk.setChanges(1);
    await sees(screen.getByText('In front of shields until the end of the turn: the Guild 4 spice.').first());
    await table.moderate(phase('mentat-pause'));
    await seesNo(screen.getByText(/In front of shields/));
    const guild = await phoneOf(table, 'guild');
    await guild.reads('Take 4 spice in from the front of the shield');
  });
});

it('has caused no error on any console', () => {
  expect(house.complaints()).toEqual([]);
});

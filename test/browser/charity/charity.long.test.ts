/** CHOAM Charity and collection: claimed under a cover, counted aloud, and lowered by an owner. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { sector, type PhaseId, type PublicFact, type TerritoryId } from '#engine';
import { SIX_SEATS } from '../../support/six.ts';
import { sees, seesNo } from '../support/device.ts';
import { expectLayout, setUpBrowserSuite, showsHeading } from '../support/browser-suite.ts';
import { isWhollyInSight } from '../support/layout.ts';
import { Phone } from '../support/phone.ts';
import { forces, PresetTable, SHORT_WINDOW, type Player, type Setting } from '../support/preset-table.ts';

const house = setUpBrowserSuite();

const phoneOf = async (table: PresetTable, faction: Player): Promise<Phone> =>
  new Phone(await house.use(await table.phone(house.browser, faction)), faction);
const screenOf = async (table: PresetTable): Promise<Page> => (await house.use(await table.screen(house.browser))).page;
const deskOf = async (table: PresetTable): Promise<Page> => (await house.use(await table.desk(house.browser))).page;

const onTheSand = (territory: TerritoryId, at: number, amount: number): PublicFact => ({
  kind: 'spice-on-board',
  territory,
  sector: sector(at),
  amount,
});
const phase = (to: PhaseId) => ({ type: 'CorrectFact', fact: { kind: 'phase', phase: to } }) as const;

/** All six factions. Fremen and Harkonnen count their spice; one of the two is poor. */
const SIX: Setting = {
  layer: 'advanced',
  seating: SIX_SEATS,
  position: [
    { kind: 'turn', turn: 4 },
    { kind: 'first-player', faction: 'atreides' },
    forces('atreides', 2, 'old-gap', 10),
    forces('atreides', 1, 'arrakeen', 9),
    forces('atreides', 1, 'carthag', 10),
    forces('emperor', 4, 'red-chasm', 6),
    forces('fremen', 3, 'the-great-flat', 14, 3),
    forces('guild', 2, 'tueks-sietch', 4),
    onTheSand('old-gap', 10, 6),
    onTheSand('red-chasm', 6, 8),
    onTheSand('the-great-flat', 14, 10),
  ],
  own: [
    { faction: 'fremen', fact: { kind: 'spice', spice: 0 } },
    { faction: 'harkonnen', fact: { kind: 'spice', spice: 9 } },
  ],
};

const CLAIM = 'Do you claim CHOAM Charity?';
const CLAIM_ACT = 'Claim all I may, or nothing';

describe('charity', () => {
  let table: PresetTable;
  let fremen: Phone;
  let harkonnen: Phone;
  let atreides: Phone;
  let screen: Page;
  let desk: Page;

  beforeAll(async () => {
    table = await PresetTable.open(house.url, SHORT_WINDOW, SIX);
    await table.moderate(phase('charity'));
    fremen = await phoneOf(table, 'fremen');
    harkonnen = await phoneOf(table, 'harkonnen');
    atreides = await phoneOf(table, 'atreides');
    screen = await screenOf(table);
    desk = await deskOf(table);
    await desk.getByRole('button', { name: 'Begin: CHOAM Charity' }).click();
    await fremen.isAsked(CLAIM);
    await harkonnen.isAsked(CLAIM);
  });

  it('asks rich and poor factions alike, in boxes of one height', async () => {
    expect(await seenOf(fremen)).toEqual(await seenOf(harkonnen));
    await fremen.lift('your claim');
    await harkonnen.lift('your claim');
    await fremen.reads('Claim 2 spice');
    await harkonnen.readsNoMore('Claim 2 spice');
    await harkonnen.reads(/^You hold more than 1 spice\./);
    expect(await heightOf(fremen)).toBe(await heightOf(harkonnen));
    await expectLayout(fremen.page, () => fremen.lift('your claim'));
    await expectLayout(harkonnen.page, () => harkonnen.lift('your claim'));
  });

  it('is sealed and may be changed, and no other seat learns of the answer', async () => {
    await fremen.lift('your claim');
    await fremen.press('Claim 2 spice');
    await fremen.press('Seal your answer');
    await fremen.isAsked('Sealed.');
    await fremen.findsBeneath('your claim', 'Claim 2 spice');
    await expectLayout(fremen.page);
    await sees(screen.getByRole('listitem').filter({ hasText: 'Fremen' }).getByRole('img', { name: 'has answered' }));
    await sees(screen.getByText('Bene Gesserit takes 2, however much spice it has.'));
    await seesNo(screen.getByText(/took/));
    await expectLayout(screen);
    await sees(desk.getByText('Atreides, the Emperor, the Guild and Harkonnen have still to answer.'));
    await seesNo(desk.getByText(/took/));
    await expectLayout(desk);
    await fremen.press('Change your answer');
    await fremen.isAsked(CLAIM);
    await fremen.press(CLAIM_ACT);
    await fremen.isAsked('Sealed.');
    await fremen.findsBeneath('your claim', 'Claim 2 spice');
  });

  it('asks factions without counted spice to choose, behind a button that looks the same', async () => {
    const tone = ({ page }: Phone) => page.getByRole('button', { name: CLAIM_ACT }).getAttribute('class');
    expect(await tone(atreides)).toBe(await tone(harkonnen));
    await atreides.press(CLAIM_ACT);
    await atreides.reads('Choose under the cover first.');
  });

  it('is revealed once all have answered', async () => {
    await harkonnen.press(CLAIM_ACT);
    await harkonnen.isAsked('Sealed.');
    await harkonnen.findsBeneath('your claim', 'Claim nothing');
    await claims(atreides, 'Claim 1 spice');
    await table.answer('emperor', 'claim-charity', () => 0);
    await table.answer('guild', 'claim-charity', () => 0);
    await fremen.isAsked('CHOAM Charity is done.');
    const sums = screen.locator('section').filter({ has: screen.getByRole('heading', { name: 'CHOAM Charity' }) });
    await seesNo(screen.getByText(/^With 0 or 1 spice you may take charity/));
    expect((await sums.getByRole('listitem').allInnerTexts()).map((line) => line.replace(/\s+/g, ' ').trim())).toEqual([
      'Atreides 1 spice from the bank',
      'Bene Gesserit 2 spice from the bank',
      'Fremen 2 spice from the bank',
    ]);
    await expectLayout(screen);
    await sees(desk.getByText('Atreides took 1 spice, Bene Gesserit took 2 spice and Fremen took 2 spice.').first());
    await fremen.reads('Atreides took 1 spice, Bene Gesserit took 2 spice and Fremen took 2 spice.');
    await expectLayout(fremen.page);
  });
});

describe('spice collection', () => {
  let table: PresetTable;
  let atreides: Phone;
  let harkonnen: Phone;
  let screen: Page;
  let desk: Page;

  beforeAll(async () => {
    table = await PresetTable.open(house.url, SHORT_WINDOW, SIX);
    await table.moderate(phase('battle'));
    atreides = await phoneOf(table, 'atreides');
    harkonnen = await phoneOf(table, 'harkonnen');
    screen = await screenOf(table);
    desk = await deskOf(table);
    await desk.getByRole('button', { name: 'Next: Spice Harvest' }).click();
  });

  const line = (name: string) => screen.getByRole('listitem').filter({ hasText: name });

  it('is counted line by line on the screen, with the players’ names', async () => {
    await showsHeading(screen, 'Spice harvest');
    await sees(screen.getByText('Turn 4, in order of play'));
    await sees(line('Atreides').getByText(/^Old Gap 2 forces × 3 = 6, all that lies there$/));
    await sees(line('Emperor').getByText(/^Red Chasm 4 forces × 2 = 8, all that lies there$/));
    await sees(line('Fremen').getByText(/^The Great Flat 3 Fedaykin × 2 = 6, 4 stay on the sand$/));
    await sees(line('Harkonnen').getByText('Collects nothing'));
    await sees(screen.getByText('3 a force with Arrakeen or Carthag, else 2'));
    await sees(screen.getByText('The spice behind the shields stays secret.'));
    await expectLayout(screen);
  });

  it('shows each player their own sums', async () => {
    await atreides.reads('You collect 10 spice');
    await atreides.reads(/^Old Gap 2 forces × 3 = 6, all that lies there$/);
    await harkonnen.reads('You collect no spice');
    // The instructions are above the parts that players look at rarely.
    const moves = atreides.page.getByRole('region', { name: 'Yours, on the board' });
    expect(await isWhollyInSight(moves.getByRole('checkbox').first())).toBe(true);
    await expectLayout(atreides.page);
    await expectLayout(harkonnen.page);
    expect(await harkonnen.page.getByRole('button', { name: 'Take less spice' }).count()).toBe(0);
  });

  it('can be lowered by a player, and set back to the full amount', async () => {
    await atreides.press('Take less spice');
    await atreides.isAsked('How much do you take?');
    await expectLayout(atreides.page);
    await atreides.press('Leave it as it is');
    await atreides.reads('You collect 10 spice');
    await atreides.press('Take less spice');
    await atreides.press('One less, Old Gap, sector 10');
    await atreides.press('One less, Old Gap, sector 10');
    await atreides.press('Take 4 spice, leave 2');
    await atreides.reads('You collect 8 spice');
    await sees(line('Atreides').getByText(/takes 4, 2 stay on the sand$/));
    await expectLayout(screen);
    const own = desk.getByRole('listitem').filter({ hasText: 'Atreides, 8 spice' });
    await sees(own.getByText(/takes 4, 2 stay on the sand$/));
    await expectLayout(desk);
    await atreides.press('Take less spice');
    await atreides.press('One more, Old Gap, sector 10');
    await atreides.press('One more, Old Gap, sector 10');
    await atreides.press('Take all 6 spice');
    await atreides.reads('You collect 10 spice');
  });
});

it('has logged no error on any console', () => {
  expect(house.complaints()).toEqual([]);
});

async function claims(phone: Phone, choice: string): Promise<void> {
  await phone.lift('your claim');
  await phone.press(choice);
  await phone.press('Seal your answer');
}

/** Returns the text of a covered question that a neighbour can see. */
const seenOf = async (phone: Phone) => ({
  words: await phone.page.locator('h1, h1 + p').allInnerTexts(),
  height: await heightOf(phone),
  act: await phone.page.getByRole('button', { name: CLAIM_ACT }).boundingBox(),
});

/** Returns the height of the box with the choices, covered or open. */
const heightOf = async ({ page }: Phone): Promise<number> => {
  const box = await page.locator('[data-cover]').first().boundingBox();
  return box?.height ?? 0;
};

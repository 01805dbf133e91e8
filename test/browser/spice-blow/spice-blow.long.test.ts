/**
 * The spice blow: a player reveals a card and enters it, a worm devours and Fremen ride it, and the screen shows it
 * large.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { sector } from '#engine';
import { sees, seesNo } from '../support/device.ts';
import { expectLayout, setUpBrowserSuite } from '../support/browser-suite.ts';
import { Phone } from '../support/phone.ts';
import { forces, PresetTable, SHORT_WINDOW, type Setting } from '../support/preset-table.ts';

const house = setUpBrowserSuite();

/** Fremen, the Emperor and spice are where the next worm comes. */
const ON_THE_SAND: Setting = {
  layer: 'basic',
  seating: [
    { faction: 'atreides', circle: 0 },
    { faction: 'fremen', circle: 2 },
    { faction: 'emperor', circle: 4 },
  ],
  position: [
    { kind: 'turn', turn: 4 },
    { kind: 'phase', phase: 'spice-blow' },
    { kind: 'storm', sector: sector(2) },
    { kind: 'first-player', faction: 'atreides' },
    { kind: 'spice-pile', pile: 0, top: 'the-great-flat' },
    { kind: 'spice-on-board', territory: 'the-great-flat', sector: sector(14), amount: 4 },
    forces('fremen', 3, 'the-great-flat', 14),
    forces('emperor', 4, 'the-great-flat', 14),
  ],
  own: [],
};

const CARD = 'Turn over a spice card. What does it show?';
const CLAIM = 'Do you claim CHOAM Charity?';

describe('a spice blow on cardboard', () => {
  let table: PresetTable;
  let atreides: Phone;
  let fremen: Phone;
  let screen: Page;
  let desk: Page;

  beforeAll(async () => {
    table = await PresetTable.open(house.url, SHORT_WINDOW, ON_THE_SAND);
    atreides = new Phone(await house.use(await table.phone(house.browser, 'atreides')), 'atreides');
    fremen = new Phone(await house.use(await table.phone(house.browser, 'fremen')), 'fremen');
    screen = (await house.use(await table.screen(house.browser))).page;
    desk = (await house.use(await table.desk(house.browser))).page;
    await desk.getByRole('button', { name: 'Begin: Spice Blow and Nexus' }).click();
  });

  it('asks the first player for the revealed card, on the map and in a list', async () => {
    await atreides.isAsked(CARD);
    await fremen.reads(/^Waiting for .+ to turn over a spice card\.$/);
    await expectLayout(atreides.page);
    await atreides.press('A worm: Shai-Hulud');
    await expectLayout(atreides.page);
    await atreides.press('Say that a worm came up');
  });

  it('lets the first player undo a mistake, with everything that a worm devoured', async () => {
    await sees(screen.getByRole('heading', { name: 'The Great Flat is devoured.' }));
    await expectLayout(atreides.page);
    await atreides.press('Take the last spice card back');
    await sees(desk.getByText('Atreides took back the entry of the last spice card.'));
    await seesNo(atreides.page.getByRole('button', { name: 'Take the last spice card back' }));
    await atreides.isAsked(CARD);
    await atreides.press('A worm: Shai-Hulud');
    await atreides.press('Say that a worm came up');
  });

  it('lets a worm devour all but Fremen, line by line on the screen', async () => {
    await sees(screen.getByRole('heading', { name: 'The Great Flat is devoured.' }));
    await sees(screen.getByText('4 forces to the tanks'));
    await sees(screen.getByText('3 forces stay'));
    await sees(screen.getByText('4 spice go to the bank'));
    await expectLayout(screen);
    await fremen.reads(/^Shai-Hulud devours the Great Flat/i);
    await expectLayout(fremen.page);
  });

  it('is entered at the desk if the first player enters nothing, and fills the screen', async () => {
    await desk.getByLabel('Spice card').selectOption({ label: 'Red Chasm, 8 spice' });
    await expectLayout(desk);
    await desk.getByRole('button', { name: 'Say: Red Chasm, 8 spice' }).click();
    for (const faction of ['atreides', 'fremen', 'emperor'] as const) await table.answer(faction, 'talk');
    await sees(screen.getByRole('heading', { name: 'Red Chasm' }));
    await expectLayout(screen);
  });

  it('lets Fremen ride after the nexus, with some forces to one place', async () => {
    await fremen.isAsked('Which forces ride the worm?');
    await expectLayout(fremen.page);
    await fremen.page.getByText('Choose from the list of territories').click();
    await fremen.page.getByRole('radio', { name: /^Carthag/ }).check();
    await fremen.press(/^Ride to Carthag/);
    await sees(desk.getByRole('button', { name: 'Next: CHOAM Charity' }));
    expect(await desk.getByText(/moves are still unticked/).count()).toBeGreaterThan(0);
  });
});

/** Fremen and their ally are where the worm comes. No forces are where the next worm comes. */
const WITH_AN_ALLY: Setting = {
  ...ON_THE_SAND,
  layer: 'advanced',
  position: [...ON_THE_SAND.position, { kind: 'alliance', members: ['emperor', 'fremen'] }],
};

describe('a spice blow of the advanced game', () => {
  let table: PresetTable;
  let fremen: Phone;
  let screen: Page;

  beforeAll(async () => {
    table = await PresetTable.open(house.url, SHORT_WINDOW, WITH_AN_ALLY);
    fremen = new Phone(await house.use(await table.phone(house.browser, 'fremen')), 'fremen');
    screen = (await house.use(await table.screen(house.browser))).page;
    await table.moderate({ type: 'NextPhase', to: 'spice-blow' });
  });

  it('asks Fremen whether the worm spares their ally', async () => {
    await table.answer('atreides', 'spice-card', () => 'shai-hulud');
    await fremen.isAsked('Does the worm spare your ally?');
    await expectLayout(fremen.page);
    await fremen.press('The worm spares them');
    await fremen.press('Do as chosen');
    await sees(screen.getByText('4 forces stay'));
  });

  it('lets the Fremen choose where the next worm comes, on the map and in a list', async () => {
    await table.answer('atreides', 'spice-card', () => 'shai-hulud');
    await fremen.isAsked('Where does this worm come?');
    await expectLayout(fremen.page);
    await fremen.page.getByText('Choose from the list of territories').click();
    await expectLayout(fremen.page);
    await fremen.page.getByRole('radio', { name: 'Meridian, Sector 1', exact: true }).check();
    await fremen.press(/^Let it come to Meridian/);
    await sees(screen.getByRole('heading', { name: /Meridian/ }));
  });

  it('has logged no error on any console', () => {
    expect(house.complaints()).toEqual([]);
  });
});

/** No worm comes in the first turn: the card is a spice space. */
const BY_ITSELF: Setting = {
  ...ON_THE_SAND,
  spiceDeck: 'app',
  position: [
    { kind: 'turn', turn: 1 },
    { kind: 'phase', phase: 'spice-blow' },
  ],
};

describe('a spice blow that is over at once', () => {
  it('fills the screen while all phones ask about charity, and then moves next to the planet', async () => {
    const table = await PresetTable.open(house.url, SHORT_WINDOW, BY_ITSELF);
    const phone = new Phone(await house.use(await table.phone(house.browser, 'emperor')), 'emperor');
    const { page: screen } = await house.use(await table.screen(house.browser));
    await table.moderate({ type: 'ChoosePace', byItself: true });
    await table.moderate({ type: 'NextPhase', to: 'spice-blow' });
    await phone.isAsked(CLAIM);
    await sees(screen.locator('main').getByText('Spice blow', { exact: true }));
    await sees(screen.getByRole('heading', { name: 'CHOAM Charity' }));
    await sees(screen.getByText(/^\d+ spice in |: no spice\.$/).first());
  });
});

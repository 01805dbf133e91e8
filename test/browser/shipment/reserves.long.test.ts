/**
 * Reserves come to the board from a phone: the layout of every state holds in every size, and the table receives each
 * step.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { sees, seesNo } from '../support/device.ts';
import { expectLayout, setUpBrowserSuite, showsHeading } from '../support/browser-suite.ts';
import { Phone } from '../support/phone.ts';
import { PresetTable, SHORT_WINDOW, type Player, type Setting } from '../support/preset-table.ts';
import { sector } from '#engine';

const house = setUpBrowserSuite();

/** The storm is over the Great Flat during shipments. */
const SHIPPING: Setting = {
  layer: 'advanced',
  seating: [
    { faction: 'fremen', circle: 0 },
    { faction: 'harkonnen', circle: 2 },
    { faction: 'guild', circle: 4 },
  ],
  position: [
    { kind: 'turn', turn: 3 },
    { kind: 'storm', sector: sector(14) },
    { kind: 'first-player', faction: 'harkonnen' },
    { kind: 'phase', phase: 'shipment' },
    { kind: 'forces', faction: 'fremen', count: 5, special: 1, territory: 'sietch-tabr', sector: sector(13) },
    { kind: 'forces', faction: 'harkonnen', count: 6, special: 0, territory: 'carthag', sector: sector(10) },
  ],
  own: [],
};

describe('reserves', () => {
  let table: PresetTable;
  let fremen: Phone;
  let guild: Phone;
  let screen: Page;
  let desk: Page;

  beforeAll(async () => {
    table = await PresetTable.open(house.url, SHORT_WINDOW, SHIPPING);
    const phone = async (faction: Player) =>
      new Phone(await house.use(await table.phone(house.browser, faction)), faction);
    fremen = await phone('fremen');
    guild = await phone('guild');
    screen = (await house.use(await table.screen(house.browser))).page;
    desk = (await house.use(await table.desk(house.browser))).page;
  });

  it('are offered on a phone without a question, and the table does not wait', async () => {
    await fremen.isAsked('Shipment and movement is played on the board.');
    await sees(fremen.page.getByRole('button', { name: 'Bring reserves' }));
    await expectLayout(fremen.page);
    await guild.isAsked('Shipment and movement is played on the board.');
    await seesNo(guild.page.getByRole('button', { name: 'Bring reserves' }));
    await showsHeading(desk, 'The table plays on the board');
  });

  it('can be looked at and left alone', async () => {
    await fremen.press('Bring reserves');
    await fremen.isAsked('Where do your reserves land?');
    await expectLayout(fremen.page);
    await fremen.press('Not now');
    await sees(fremen.page.getByRole('button', { name: 'Bring reserves' }));
    await fremen.press('Bring reserves');
    await fremen.isAsked('Where do your reserves land?');
    await fremen.page.goBack();
    await sees(fremen.page.getByRole('button', { name: 'Bring reserves' }));
  });

  it('go to the places that the map allows, and the page shows the losses in the storm', async () => {
    await fremen.press('Bring reserves');
    await fremen.press('Choose a place');
    await fremen.reads('Choose a place on the map first.');
    // The phone offers only parts of the board in range.
    await seesNo(fremen.page.getByRole('button', { name: /^Carthag/ }));
    await fremen.page.getByText('Choose from the list of territories').click();
    await fremen.page.getByRole('radio', { name: /^The Greater Flat/ }).check();
    await fremen.reads('1 force lands in The Greater Flat, sector 15, for free.');
    await fremen.page.getByRole('radio', { name: /^The Great Flat/ }).check();
    await fremen.page.getByLabel('Ordinary forces', { exact: true }).fill('7');
    await fremen.page.getByLabel('Fedaykin', { exact: true }).fill('2');
    await fremen.reads('In the storm: 5 forces go to the tanks, 4 land.');
    await expectLayout(fremen.page);
  });

  it('keep their draft while the player looks at another page, or answers another question', async () => {
    await fremen.looksAroundFrom('Where do your reserves land?', 'Bring reserves');
    await fremen.reads('In the storm: 5 forces go to the tanks, 4 land.');
    await table.moderate({ type: 'AskOwner', faction: 'fremen', matter: 'spice' });
    await fremen.isAsked('Is your spice right?');
    await fremen.press('It is right');
    await fremen.isAsked('Where do your reserves land?');
    await fremen.reads('In the storm: 5 forces go to the tanks, 4 land.');
  });

  it('are announced to all, who may cancel them', async () => {
    await fremen.press('Bring 9 forces to The Great Flat, sector 14');
    await guild.isAsked(
      /^Fremen brings 9 forces, 2 of them Fedaykin, from the reserves to The Great Flat, sector 14\./,
    );
    await sees(screen.getByText(/^Fremen brings 9 forces/));
  });

  it('lose half to the storm, and their owner chooses which', async () => {
    await fremen.isAsked('The storm takes half. Which forces fall?');
    await expectLayout(fremen.page);
    await sees(screen.getByText(/^Fremen brings 9 forces/));
    await expectLayout(screen);
    await showsHeading(desk, 'Waiting for Fremen to choose what the storm takes');
    await expectLayout(desk);
    await fremen.press('Take 5 forces to the tanks');
  });

  it('are on the board, with instructions for their owner', async () => {
    await fremen.isAsked('Shipment and movement is played on the board.');
    await sees(fremen.page.getByText(/^Put 4 forces/));
    await sees(fremen.page.getByText(/^Put 5 forces.* from the reserves/));
    await seesNo(fremen.page.getByRole('button', { name: 'Bring reserves' }));
  });
});

it('have logged no error on any console', () => {
  expect(house.complaints()).toEqual([]);
});

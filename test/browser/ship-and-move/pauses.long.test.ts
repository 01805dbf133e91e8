/** The pause between two turns of shipment and movement, and a prepared turn that is no longer legal. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { Desk } from '../support/desk.ts';
import { eventually } from '../../support/server.ts';
import { PHONE, sees, seesNo } from '../support/device.ts';
import { expectLayout, setUpBrowserSuite } from '../support/browser-suite.ts';
import { isWhollyInSight } from '../support/layout.ts';
import { Phone } from '../support/phone.ts';
import { forces, PresetTable, SHORT_WINDOW, type Player, type Setting } from '../support/preset-table.ts';

const house = setUpBrowserSuite();

const SHIPS = 'Do you ship, and where to?';
const MOVES = 'Which group moves where?';
const NOW = 'Ship and move now';

/** The settings of a table. In the advanced game the Guild chooses when it takes its turn. */
const THREE: Setting = {
  layer: 'advanced',
  seating: [
    { faction: 'emperor', circle: 0 },
    { faction: 'guild', circle: 2 },
    { faction: 'harkonnen', circle: 4 },
  ],
  position: [
    { kind: 'turn', turn: 4 },
    { kind: 'first-player', faction: 'emperor' },
    forces('emperor', 5, 'sietch-tabr', 13, 2),
    forces('guild', 5, 'tueks-sietch', 4),
    forces('harkonnen', 6, 'carthag', 10),
    { kind: 'phase', phase: 'shipment' },
  ],
  own: [
    { faction: 'guild', fact: { kind: 'spice', spice: 9 } },
    { faction: 'emperor', fact: { kind: 'spice', spice: 9 } },
    { faction: 'emperor', fact: { kind: 'hand', cards: ['karama', 'shield'] } },
  ],
};

describe('the pause between two turns', () => {
  let table: PresetTable;
  let emperor: Phone;
  let guild: Phone;
  let screen: Page;

  beforeAll(async () => {
    table = await PresetTable.open(house.url, SHORT_WINDOW, THREE);
    await table.moderate({ type: 'ChooseMoves', made: 'on-phones' });
    const phone = async (faction: Player) =>
      new Phone(await house.use(await table.phone(house.browser, faction)), faction);
    emperor = await phone('emperor');
    guild = await phone('guild');
    screen = (await house.use(await table.screen(house.browser))).page;
    await emperor.isAsked(/./);
    await table.moderate({ type: 'NextPhase', to: 'shipment' });
  });

  it('lets a Karama halve the price; the cover over that choice is on every phone', async () => {
    await emperor.isAsked(SHIPS);
    await emperor.page.getByRole('button', { name: /^Old Gap, sector 9/ }).click({ force: true });
    await emperor.press('Ship to Old Gap');
    await expectLayout(emperor.page);
    await emperor.press('How you pay');
    await emperor.press('Half of it to the bank, with Karama');
    await emperor.press('Pay like this');
    await emperor.reads('to the bank');
    // The button names the card that will be discarded.
    await sees(emperor.page.getByRole('button', { name: 'Ship 1 for 1 spice with Karama' }));
    await emperor.press('How you pay');
    await emperor.press('The price in spice');
    await emperor.press('Pay like this');
    await emperor.press('Ship 1 for 2 spice');
    await emperor.isAsked(MOVES);
    // Content that opens below the lower edge of the smallest phone scrolls into sight.
    await emperor.page.setViewportSize({ width: 320, height: 568 });
    await emperor.page.getByText('Choose from the list of territories').click();
    await eventually(() => isWhollyInSight(emperor.page.getByRole('radio').first()));
    await emperor.page.setViewportSize(PHONE);
    await emperor.press('Move nothing');
    // The clock of the next pause stands still while the table is paused.
    await table.asks('guild', 'act-now');
    await table.seat('harkonnen', { type: 'RaiseHand' });
  });

  it('gives the Guild alone a button, which takes one tap', async () => {
    await sees(guild.page.getByRole('button', { name: NOW }));
    await sees(screen.getByText('The first step of this turn is recorded after four seconds.'));
    await emperor.reads('The first step of this turn is recorded after four seconds.');
    await seesNo(emperor.page.getByRole('button', { name: NOW }));
    await sees(emperor.page.getByRole('button', { name: 'Move after all' }));
    await expectLayout(guild.page);
    await guild.press(NOW);
    await table.seat('harkonnen', { type: 'LowerHand' });
  });

  it('lets the Guild ship in three ways', async () => {
    await guild.isAsked(SHIPS);
    await guild.press('Across the planet');
    await expectLayout(guild.page);
    await guild.press('5 in Tuek’s Sietch');
    await guild.page.getByRole('button', { name: /^Old Gap, sector 9/ }).click({ force: true });
    await guild.press('Ship to Old Gap');
    await guild.isAsked('How many to Old Gap, sector 9?');
    await guild.press('One less, Forces');
    await expectLayout(guild.page);
    await guild.press('Ship 4 for 4 spice');
    await guild.isAsked(MOVES);
  });
});

describe('a prepared turn', () => {
  it('shows that it is no longer legal, and why; then the desk ends the phase', async () => {
    const table = await PresetTable.open(house.url, SHORT_WINDOW, THREE);
    await table.moderate({ type: 'ChooseMoves', made: 'on-phones' });
    await table.moderate({ type: 'NextPhase', to: 'shipment' });
    const harkonnen = new Phone(await house.use(await table.phone(house.browser, 'harkonnen')), 'harkonnen');
    await harkonnen.press('Plan your shipment');
    await harkonnen.page.getByRole('button', { name: /^Tuek’s Sietch/ }).click({ force: true });
    await harkonnen.press('Ship to Tuek’s Sietch');
    await harkonnen.press(/^Ship 1/);
    await sees(harkonnen.page.getByRole('button', { name: 'Plan your move' }));
    await table.moderate({ type: 'CorrectFact', fact: forces('emperor', 2, 'tueks-sietch', 4) });
    await table.moderate({ type: 'ResumeTable' });
    await table.answer('emperor', 'ship', () => 'none');
    await table.answer('emperor', 'move', () => 'stay');
    await harkonnen.isAsked(SHIPS);
    await harkonnen.reads(/^What you laid out no longer goes/);
    await harkonnen.page.getByRole('button', { name: /^Tuek’s Sietch/ }).click({ force: true });
    await harkonnen.reads(/^Tuek’s Sietch is full: /);
    await expectLayout(harkonnen.page);
    const desk = new Desk(await house.use(await table.desk(house.browser)));
    await desk.pressPastTheWayIn('Next: Battle');
    await harkonnen.open('Log');
    await harkonnen.reads('The moderator ended shipment and movement.');
  });
});

it('has logged no error on any console', () => {
  expect(house.complaints()).toEqual([]);
});

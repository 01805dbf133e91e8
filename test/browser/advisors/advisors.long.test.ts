/**
 * Pages for advisors in the turns of other factions, on the phone of the Bene Gesserit. Their layout holds in every
 * size.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { sees, seesNo } from '../support/device.ts';
import { expectLayout, setUpBrowserSuite } from '../support/browser-suite.ts';
import { Phone } from '../support/phone.ts';
import { forces, PresetTable, SHORT_WINDOW, type Setting } from '../support/preset-table.ts';

const house = setUpBrowserSuite();

const SHIPPING: Setting = {
  layer: 'advanced',
  seating: [
    { faction: 'emperor', circle: 0 },
    { faction: 'bene-gesserit', circle: 2 },
    { faction: 'harkonnen', circle: 4 },
  ],
  position: [
    { kind: 'turn', turn: 3 },
    { kind: 'first-player', faction: 'emperor' },
    { kind: 'phase', phase: 'revival' },
    forces('emperor', 4, 'carthag', 10),
    forces('harkonnen', 3, 'carthag', 10),
    forces('bene-gesserit', 2, 'carthag', 10),
    forces('bene-gesserit', 3, 'habbanya-ridge-flat', 17),
    forces('harkonnen', 5, 'imperial-basin', 9),
    forces('bene-gesserit', 1, 'imperial-basin', 9),
    { kind: 'side', faction: 'bene-gesserit', territory: 'carthag', side: 'advisors' },
    { kind: 'side', faction: 'bene-gesserit', territory: 'imperial-basin', side: 'advisors' },
  ],
  own: [{ faction: 'emperor', fact: { kind: 'spice', spice: 9 } }],
};

describe('the Bene Gesserit', () => {
  let table: PresetTable;
  let sisters: Phone;

  beforeAll(async () => {
    table = await PresetTable.open(house.url, SHORT_WINDOW, SHIPPING);
    await table.moderate({ type: 'ChooseMoves', made: 'on-phones' });
    // No leader or force is in the tanks, so revival is over at once.
    await table.moderate({ type: 'NextPhase', to: 'revival' });
    await table.moderate({ type: 'NextPhase', to: 'shipment' });
    sisters = new Phone(await house.use(await table.phone(house.browser, 'bene-gesserit')), 'bene-gesserit');
  });

  it('choose before the first shipment where their advisors will fight', async () => {
    await sisters.isAsked('Where will you fight?');
    await sees(sisters.page.getByRole('button', { name: 'Stay advisors everywhere' }));
    await sisters.page.getByRole('switch', { name: 'Fight in Carthag' }).click();
    await expectLayout(sisters.page);
    await sisters.press('Fight in Carthag');
  });

  it('send one advisor with a shipment, or with all of them', async () => {
    await table.answer('emperor', 'ship', () => ({
      way: 'down',
      own: false,
      to: 'imperial-basin@9',
      side: 'fighters',
      forces: 2,
      special: 0,
    }));
    await sisters.isAsked('Send a force with the Emperor?');
    await sisters.reads(/The Emperor shipped 2 forces to Imperial Basin/);
    await sisters.page.getByRole('radio', { name: '10', exact: true }).check();
    await sees(sisters.page.getByRole('button', { name: 'Along to Imperial Basin, sector 10, as an advisor' }));
    await expectLayout(sisters.page);
    // With this switch, an advisor goes to the destination of every shipment.
    await sisters.page.getByRole('switch', { name: 'Do the same with every shipment this turn' }).click();
    await seesNo(sisters.page.getByRole('radio').first());
    await sees(sisters.page.getByRole('button', { name: 'Along to Imperial Basin, sector 9, as an advisor' }));
    await expectLayout(sisters.page);
    await sisters.press(/^Along to Imperial Basin/);
    await sisters.open('Mine');
    await sisters.press('Your force with shipments');
    await sisters.reads('One force goes along with every shipment.');
    await expectLayout(sisters.page);
    await sisters.press('Ask me again');
    await seesNo(sisters.page.getByRole('button', { name: 'Ask me again' }));
    // The phone still shows the path of the move.
    await sees(sisters.page.getByRole('button', { name: 'Your force with shipments' }));
  });

  it('become advisors if forces join their fighters', async () => {
    await table.answer('emperor', 'move', () => 'stay');
    await table.answer('bene-gesserit', 'ship', () => 'none');
    await table.answer('bene-gesserit', 'move', () => 'stay');
    await table.answer('harkonnen', 'ship', () => ({
      way: 'down',
      own: false,
      to: 'habbanya-ridge-flat@17',
      side: 'fighters',
      forces: 1,
      special: 0,
    }));
    await sisters.isAsked('Send a force with Harkonnen?');
    await sisters.reads('Your fighters are there, so no advisor may join them.');
    await expectLayout(sisters.page);
    await sisters.press('Send no force');
    await sisters.isAsked('Give way in Habbanya Ridge Flat?');
    await expectLayout(sisters.page);
    await sisters.press('Turn them all to advisors');
    await seesNo(sisters.page.getByRole('heading', { name: 'Give way in Habbanya Ridge Flat?' }));
    expect(house.complaints()).toEqual([]);
  });
});

/** What somebody tries who holds one of these phones for the first time. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { FactionId } from '../../lib/engine.ts';
import { sees } from './support/device.ts';
import { holds, openHouse } from './support/house.ts';
import { Phone } from './support/phone.ts';
import { forces, SetTable, SHORT_WINDOW, type Setting } from './support/set-table.ts';

const house = openHouse();

/** The Emperor meets Harkonnen, who hold a full hand of eight, in Carthag. */
const ADVANCED: Setting = {
  layer: 'advanced',
  seating: [
    { faction: 'emperor', circle: 0 },
    { faction: 'harkonnen', circle: 2 },
    { faction: 'guild', circle: 4 },
  ],
  position: [
    { kind: 'turn', turn: 4 },
    { kind: 'phase', phase: 'battle' },
    { kind: 'first-player', faction: 'emperor' },
    forces('emperor', 8, 'carthag', 10),
    forces('harkonnen', 12, 'carthag', 10),
  ],
  own: [
    { faction: 'emperor', fact: { kind: 'spice', spice: 6 } },
    { faction: 'emperor', fact: { kind: 'hand', cards: ['chaumas', 'snooper'] } },
    { faction: 'harkonnen', fact: { kind: 'spice', spice: 12 } },
    {
      faction: 'harkonnen',
      fact: {
        kind: 'hand',
        cards: ['stunner', 'shield', 'lasgun', 'la-la-la', 'snooper', 'hajr', 'jubba-cloak', 'weather-control'],
      },
    },
    { faction: 'harkonnen', fact: { kind: 'traitors', leaders: ['bashar', 'staban-tuek', 'esmar-tuek', 'caid'] } },
  ],
};

let table: SetTable;
let emperor: Phone;

beforeAll(async () => {
  table = await SetTable.open(house.url, SHORT_WINDOW, ADVANCED);
  emperor = await phone('emperor');
  await table.moderate({ type: 'BeginBattles' });
  await emperor.isAsked(/^Your plan against /);
});

const phone = async (faction: FactionId) =>
  new Phone(await house.use(await table.phone(house.browser, faction)), faction);

describe('a wheel with half steps', () => {
  it('goes a whole number for every press of plus and minus', async () => {
    await emperor.plan.pressOneMore(3);
    await emperor.plan.rests(3);
    await emperor.press('One less');
    await emperor.plan.rests(2);
  });

  it('lays a half beside it by a press of its own, and takes it away again', async () => {
    await emperor.press('And a half');
    await emperor.plan.rests(2.5);
    await sees(emperor.page.getByRole('button', { name: 'And a half', pressed: true }));
    await holds(emperor.page, () => emperor.plan.uncover());
    await emperor.press('One more');
    await emperor.plan.rests(3);
    await emperor.press('And a half');
    await emperor.press('And a half');
    await emperor.plan.rests(3);
  });

  it('turns by half steps under arrow keys, by whole ones under Page keys', async () => {
    await emperor.plan.wheel.focus();
    await emperor.page.keyboard.press('ArrowRight');
    await emperor.plan.rests(3.5);
    await emperor.page.keyboard.press('PageUp');
    await emperor.plan.rests(4);
    await emperor.page.keyboard.press('PageDown');
    await emperor.plan.rests(3);
  });
});

it('left every console silent', () => {
  expect(house.complaints()).toEqual([]);
});

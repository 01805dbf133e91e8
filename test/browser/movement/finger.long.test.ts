/** A finger drags a group from one part of the board to another. The map and the page still scroll. */
import { beforeAll, expect, it } from 'vitest';
import { sector } from '#engine';
import { sees, seesNo } from '../support/device.ts';
import { handOn, middleOf } from '../support/finger.ts';
import { expectLayout, setUpBrowserSuite } from '../support/browser-suite.ts';
import { placesOf } from '../support/layout.ts';
import { Phone } from '../support/phone.ts';
import { forces, PresetTable, SHORT_WINDOW, type Setting } from '../support/preset-table.ts';

const house = setUpBrowserSuite();

const TWO: Setting = {
  layer: 'basic',
  seating: [
    { faction: 'harkonnen', circle: 0 },
    { faction: 'emperor', circle: 3 },
  ],
  position: [
    { kind: 'turn', turn: 4 },
    { kind: 'storm', sector: sector(12) },
    { kind: 'first-player', faction: 'harkonnen' },
    forces('harkonnen', 9, 'carthag', 10),
    forces('harkonnen', 2, 'imperial-basin', 10),
    forces('emperor', 5, 'sietch-tabr', 13),
    { kind: 'phase', phase: 'shipment' },
  ],
  own: [],
};

let table: PresetTable;
let harkonnen: Phone;
const part = (name: RegExp) => harkonnen.page.getByRole('button', { name }).first();
const zoomed = () => harkonnen.page.locator('[data-near]').first().getAttribute('data-near');

beforeAll(async () => {
  table = await PresetTable.open(house.url, SHORT_WINDOW, TWO);
  await table.moderate({ type: 'ChooseMoves', made: 'on-phones' });
  harkonnen = new Phone(
    await house.use(await table.phone(house.browser, 'harkonnen', { hasTouch: true })),
    'harkonnen',
  );
  await table.moderate({ type: 'NextPhase', to: 'shipment' });
  await harkonnen.isAsked('Do you ship, and where to?');
  await harkonnen.press('Ship nothing this turn');
  await harkonnen.isAsked('Which group moves where?');
  await sees(part(/^Carthag/));
});

it('the map marks the reachable parts during a drag, and the page does not scroll', async () => {
  const hand = await handOn(harkonnen.page);
  const [from, to] = [await middleOf(part(/^Carthag/)), await middleOf(part(/^Arrakeen/))];
  const heading = harkonnen.page.getByRole('heading', { level: 1 });
  const stood = await placesOf(heading, part(/^Polar Sink/));
  await hand.down(from);
  await hand.drag(from, to);
  expect(await placesOf(heading, part(/^Polar Sink/))).toEqual(stood);
  // The map shows origin, destination, line, ring, and every part in range.
  await expect.poll(() => harkonnen.page.locator('[data-on-the-way] path').count()).toBeGreaterThan(20);
  await hand.up();
  await sees(harkonnen.page.getByRole('button', { name: 'Move 9 forces to Arrakeen', exact: true }));
  await expectLayout(harkonnen.page);
});

it('a second group can be dragged right away, and a closed place shows its reason', async () => {
  const hand = await handOn(harkonnen.page);
  const [from, to] = [
    await middleOf(part(/^Imperial Basin, sector 10/)),
    await middleOf(part(/^Hagga Basin, sector 12/)),
  ];
  await hand.down(from);
  await hand.drag(from, to);
  await hand.up();
  await harkonnen.reads('Sector 12 lies in the storm: no forces move into it.');
});

it('a second finger ends the drag and zooms in', async () => {
  const hand = await handOn(harkonnen.page);
  const [x, y] = await middleOf(part(/^Carthag/));
  expect(await zoomed()).toBe('false');
  await hand.down([x, y]);
  await hand.down([x, y], [x + 60, y + 60]);
  for (let wider = 10; wider <= 60; wider += 10)
    await hand.to([x - wider, y - wider], [x + 60 + wider, y + 60 + wider]);
  await hand.up();
  await expect.poll(zoomed).toBe('true');
  await seesNo(harkonnen.page.getByRole('button', { name: /^Move 9/ }));
});

it('the phone sends the move that the finger made', async () => {
  const out = harkonnen.page.getByRole('button', { name: 'See more of Arrakis' });
  while ((await zoomed()) === 'true') await out.click();
  const hand = await handOn(harkonnen.page);
  const [from, to] = [await middleOf(part(/^Carthag/)), await middleOf(part(/^Arrakeen/))];
  await hand.down(from);
  await hand.drag(from, to);
  await hand.up();
  await harkonnen.press('Move 9 forces to Arrakeen');
  await seesNo(harkonnen.page.getByRole('heading', { name: 'Which group moves where?' }));
});

/**
 * Six phones ship and move, one after the other, some with prepared turns, some with an undone mistake. The test counts
 * taps.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { sector } from '#engine';
import { SIX_FACTIONS, SIX_SEATS } from '../../support/six.ts';
import { sees, seesNo } from '../support/device.ts';
import { expectLayout, setUpBrowserSuite } from '../support/browser-suite.ts';
import { Phone } from '../support/phone.ts';
import { forces, PresetTable, SHORT_WINDOW, type Player, type Setting } from '../support/preset-table.ts';
import { Taps } from '../support/taps.ts';

const house = setUpBrowserSuite();

/** Harkonnen begins and the Guild is last, even if it may choose its moment. The storm is over sector 12. */
const SIX: Setting = {
  layer: 'basic',
  seating: SIX_SEATS,
  position: [
    { kind: 'turn', turn: 4 },
    { kind: 'storm', sector: sector(12) },
    { kind: 'first-player', faction: 'harkonnen' },
    forces('atreides', 10, 'arrakeen', 9),
    forces('harkonnen', 9, 'carthag', 10),
    forces('harkonnen', 2, 'imperial-basin', 10),
    forces('emperor', 5, 'sietch-tabr', 13),
    forces('fremen', 4, 'habbanya-sietch', 16),
    forces('guild', 5, 'tueks-sietch', 4),
    forces('emperor', 3, 'tueks-sietch', 4),
    { kind: 'phase', phase: 'shipment' },
  ],
  own: SIX_FACTIONS.map((faction) => ({ faction, fact: { kind: 'spice', spice: 7 } as const })),
};

const SHIPS = 'Do you ship, and where to?';
const MOVES = 'Which group moves where?';
const NOTHING_SHIPPED = 'Ship nothing this turn';

describe('shipment and movement', () => {
  let table: PresetTable;
  let screen: Page;
  let desk: Page;
  const phones = new Map<Player, Phone>();
  const taps = new Map<Player, Taps>();
  const phone = (faction: Player): Phone => phones.get(faction) as Phone;
  const counted = <Result>(faction: Player, matter: string, act: () => Promise<Result>) =>
    (taps.get(faction) as Taps).of(matter, act);
  /** Taps the part of the board with this name on the map. */
  const touch = (faction: Player, part: RegExp) =>
    phone(faction).page.getByRole('button', { name: part }).first().click({ force: true });

  /** Returns the map on a phone's page. */
  const mapOf = (who: Phone) => who.page.locator('svg[role="group"]:visible').boundingBox();

  beforeAll(async () => {
    table = await PresetTable.open(house.url, SHORT_WINDOW, SIX);
    await table.moderate({ type: 'ChooseMoves', made: 'on-phones' });
    for (const faction of SIX_FACTIONS) {
      const device = await house.use(await table.phone(house.browser, faction));
      taps.set(faction, await Taps.count(device.page));
      phones.set(faction, new Phone(device, faction));
    }
    screen = (await house.use(await table.screen(house.browser))).page;
    desk = (await house.use(await table.desk(house.browser))).page;
    await desk.getByRole('button', { name: 'Begin: Shipment and movement' }).click();
    await phone('harkonnen').isAsked(SHIPS);
  });

  it('lets waiting players prepare their own turns', async () => {
    const fremen = phone('fremen');
    await sees(fremen.page.getByRole('button', { name: 'Plan your move' }));
    await expectLayout(fremen.page);
    await counted('fremen', 'laying out a shipment', async () => {
      await fremen.press('Plan your shipment');
      await fremen.isAsked('Plan your shipment');
      await touch('fremen', /^The Great Flat, sector 14/);
      await fremen.press('Ship to The Great Flat');
      await fremen.press('One more');
      await fremen.press(/^Ship 2/);
    });
    await fremen.reads('Your shipment is planned. Make it with one tap when your turn comes.');
    await counted('fremen', 'laying out a move', async () => {
      await fremen.press('Plan your move');
      await fremen.isAsked('Plan your move');
      // Forces that are about to land are already shown at their destination.
      await sees(fremen.page.getByRole('button', { name: '2 in The Great Flat' }));
      await fremen.press('4 in Habbanya Sietch');
      await touch('fremen', /^False Wall West, sector 16/);
      await expectLayout(fremen.page);
      await fremen.press('Move 4 forces to False Wall West');
    });
    await fremen.reads('Your shipment and your move are planned. Make both with one tap when your turn comes.');
    await expectLayout(fremen.page);
    await seesNo(fremen.page.getByText(/Great Flat/).filter({ visible: true }));
  });

  it('keeps a draft through a reload and a look at another page', async () => {
    const harkonnen = phone('harkonnen');
    await touch('harkonnen', /^Old Gap, sector 9/);
    await harkonnen.press('Ship to Old Gap');
    await harkonnen.press('One more');
    await harkonnen.page.reload();
    await harkonnen.isAsked('How many to Old Gap, sector 9?');
    await sees(harkonnen.page.getByRole('button', { name: 'Ship 2 for 4 spice' }));
    await harkonnen.press('One less');
    await harkonnen.press('Another place');
    await harkonnen.press('Look around');
    await harkonnen.press(SHIPS);
    await harkonnen.reads('Old Gap, sector 9');
  });

  it('shows why a place is closed, and ships in four taps', async () => {
    const harkonnen = phone('harkonnen');
    const before = await mapOf(harkonnen);
    await touch('harkonnen', /^Tuek’s Sietch/);
    await harkonnen.reads('Tuek’s Sietch is full: the Guild and the Emperor stand there.');
    expect(await mapOf(harkonnen)).toEqual(before);
    await expectLayout(harkonnen.page);
    await counted('harkonnen', 'a shipment', async () => {
      await touch('harkonnen', /^Old Gap, sector 9/);
      await harkonnen.press('Ship to Old Gap');
      await harkonnen.isAsked('How many to Old Gap, sector 9?');
      await sees(harkonnen.page.locator('[data-coming-to="old-gap@9"]'));
      await harkonnen.press('One more');
      await harkonnen.reads('to the Guild');
      await harkonnen.press('Ship 2 for 4 spice');
    });
    await table.answer('bene-gesserit', 'send-advisor', () => ({ sends: 'nobody', always: true }));
    await harkonnen.isAsked(MOVES);
  });

  it('draws no stop where the owner’s spice ends, and shows the limit only to the player who turns the wheel', async () => {
    const harkonnen = phone('harkonnen');
    await harkonnen.press('Take the shipment back');
    await harkonnen.isAsked(SHIPS);
    const back =
      'Harkonnen took a shipment back. If you have moved the pieces already, move them back: 2 forces from Old Gap, sector 9, to the reserves and 4 spice from the Guild to Harkonnen.';
    await harkonnen.reads(back);
    await sees(screen.getByText(back));
    await expectLayout(harkonnen.page);
    await expectLayout(screen);
    await touch('harkonnen', /^Old Gap, sector 9/);
    await harkonnen.press('Ship to Old Gap');
    for (let more = 0; more < 3; more += 1) await harkonnen.press('One more');
    await harkonnen.press('Ship 4 for 8 spice');
    await sees(harkonnen.page.getByRole('button', { name: 'More than you can pay' }));
    await expectLayout(harkonnen.page);
    await harkonnen.press('One less');
    await harkonnen.press('Ship 3 for 6 spice');
    await harkonnen.isAsked(MOVES);
  });

  it('finds the path of a group, and names the obstacle', async () => {
    const harkonnen = phone('harkonnen');
    await expectLayout(harkonnen.page);
    const before = await mapOf(harkonnen);
    await touch('harkonnen', /^Carthag/);
    await touch('harkonnen', /^Hagga Basin, sector 12/);
    expect(await mapOf(harkonnen)).toEqual(before);
    await harkonnen.reads('Sector 12 lies in the storm: no forces move into it.');
    await touch('harkonnen', /^Meridian, sector 1\b/);
    await harkonnen.reads(/^Meridian is \d territories away; your forces move through 3\.$/);
    await counted('harkonnen', 'a move', async () => {
      await touch('harkonnen', /^Carthag/);
      await touch('harkonnen', /^Wind Pass, sector 14/);
      await harkonnen.reads(/^3 territories, by ornithopter,/);
      await harkonnen.press('One less, Forces');
      await harkonnen.press('Move 8 forces to Wind Pass');
    });
  });

  it('continues with the next faction, and the screen shows that faction', async () => {
    const atreides = phone('atreides');
    await atreides.isAsked(SHIPS);
    await sees(screen.getByRole('img', { name: 'has shipped and moved' }));
    // The screen lists the instructions of the last turn until the next faction has acted.
    await sees(screen.getByText(/^Harkonnen: 3 forces to Old Gap, 8 from Carthag to Wind Pass\.$/));
    const tracks = screen.locator('[data-tracks]');
    await expect.poll(() => tracks.locator('> g').count()).toBe(2);
    await sees(desk.getByText(/^“Next” ends it/));
    await atreides.press(NOTHING_SHIPPED);
    await atreides.isAsked(MOVES);
    await sees(screen.getByText('Atreides: no shipment.'));
    await expect.poll(() => tracks.locator('> g').count()).toBe(0);
    await expectLayout(screen);
    await expectLayout(desk);
    await counted('atreides', 'a move', async () => {
      await touch('atreides', /^Old Gap, sector 8/);
      await atreides.press('Move 10 forces to Old Gap');
    });
  });

  it('continues past players who skip it', async () => {
    await phone('emperor').press('Plan your move');
    await phone('emperor').press('5 in Sietch Tabr');
    await touch('emperor', /^Plastic Basin, sector 13/);
    await phone('emperor').press('Move 5 forces to Plastic Basin');
    await phone('emperor').press('Plan your shipment');
    await touch('emperor', /^Old Gap, sector 9/);
    for (const faction of ['bene-gesserit', 'emperor'] as const) {
      await phone(faction).isAsked(SHIPS);
      if (faction === 'emperor') {
        // A prepared draft is shown once its owner opens it. A neighbour can read nothing before that.
        await seesNo(phone('emperor').page.getByText('Old Gap, sector 9', { exact: true }));
        await phone('emperor').press('Go on with what you had begun');
        await phone('emperor').reads('Old Gap, sector 9');
        await sees(phone('emperor').page.getByRole('button', { name: 'Ship to Old Gap' }));
      }
      await phone(faction).press(NOTHING_SHIPPED);
    }
    await phone('emperor').isAsked(MOVES);
    // A prepared move without a shipment follows any shipment.
    await expectLayout(phone('emperor').page);
    await phone('emperor').press('Send as planned');
    await sees(screen.getByText('Emperor: no shipment, 5 from Sietch Tabr to Plastic Basin.'));
  });

  it('takes one tap for a whole prepared turn', async () => {
    const fremen = phone('fremen');
    await fremen.isAsked(SHIPS);
    await expectLayout(fremen.page);
    await counted('fremen', 'a turn laid out', () => fremen.press(/^Send as planned/));
    await phone('guild').isAsked(SHIPS);
    await phone('guild').press(NOTHING_SHIPPED);
    await phone('guild').isAsked(MOVES);
    await phone('guild').press('Move nothing');
    await sees(desk.getByText(/everybody had a turn to ship and move/i).first());
  });

  it('needs few taps in all', () => {
    const most = (matter: string) => Math.max(...[...taps.values()].map((one) => one.for(matter)));
    const told = ['laying out a shipment', 'laying out a move', 'a shipment', 'a move', 'a turn laid out'].map(
      (matter) => `${matter}: ${most(matter)}`,
    );
    console.log(`Taps, the most that anybody needed: ${told.join(', ')}`);
    expect(most('a shipment')).toBeLessThanOrEqual(4);
    expect(most('a move')).toBeLessThanOrEqual(4);
    expect(most('a turn laid out')).toBe(1);
  });
});

it('has logged no error on any console', () => {
  expect(house.complaints()).toEqual([]);
});

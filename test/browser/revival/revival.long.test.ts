/** Revival: factions with forces or leaders in the tanks are asked at once, and the usual answer is one tap. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { type LeaderId, type PublicFact } from '#engine';
import { SIX_SEATS } from '../../support/six.ts';
import { sees, seesNo } from '../support/device.ts';
import { expectLayout, setUpBrowserSuite } from '../support/browser-suite.ts';
import { Phone } from '../support/phone.ts';
import { PresetTable, SHORT_WINDOW, type Player, type Setting } from '../support/preset-table.ts';

const house = setUpBrowserSuite();

const phoneOf = async (table: PresetTable, faction: Player): Promise<Phone> =>
  new Phone(await house.use(await table.phone(house.browser, faction)), faction);

const inTanks = (faction: Player, count: number, special = 0): PublicFact => ({
  kind: 'tanks',
  faction,
  count,
  special,
});
const dead = (leader: LeaderId): PublicFact => ({ kind: 'leader', leader, where: 'tanks', deaths: 1 });

/** The Emperor has no leader left, and is allied with Harkonnen; Fremen are allied with the Guild. */
const SIX: Setting = {
  layer: 'advanced',
  seating: SIX_SEATS,
  position: [
    { kind: 'turn', turn: 5 },
    { kind: 'first-player', faction: 'atreides' },
    inTanks('atreides', 2),
    inTanks('emperor', 8, 3),
    inTanks('guild', 4),
    inTanks('harkonnen', 9),
    ...(['hasimir-fenring', 'captain-aramsham', 'burseg', 'caid', 'bashar'] as const).map(dead),
    { kind: 'alliance', members: ['emperor', 'harkonnen'] },
    { kind: 'alliance', members: ['fremen', 'guild'] },
    { kind: 'phase', phase: 'bidding' },
  ],
  own: [
    { faction: 'emperor', fact: { kind: 'spice', spice: 18 } },
    { faction: 'harkonnen', fact: { kind: 'spice', spice: 5 } },
    { faction: 'guild', fact: { kind: 'spice', spice: 0 } },
  ],
};

const QUESTION = 'Who comes back?';

describe('revival', () => {
  let table: PresetTable;
  let screen: Page;
  let desk: Page;
  const phones = new Map<Player, Phone>();
  const phone = (faction: Player): Phone => phones.get(faction) as Phone;

  beforeAll(async () => {
    table = await PresetTable.open(house.url, SHORT_WINDOW, SIX);
    await table.seat('emperor', { type: 'PledgeSpice', to: 'harkonnen', cards: 0, shipments: 0, revivals: 6 });
    for (const faction of ['atreides', 'emperor', 'fremen', 'guild', 'harkonnen'] as const)
      phones.set(faction, await phoneOf(table, faction));
    screen = (await house.use(await table.screen(house.browser))).page;
    desk = (await house.use(await table.desk(house.browser))).page;
    await desk.getByRole('button', { name: 'Next: Revival' }).click();
  });

  it('preselects the free forces, so that a player revives them with one tap', async () => {
    const atreides = phone('atreides');
    await atreides.isAsked(QUESTION);
    await atreides.reads('in the tanks 2 forces');
    await expectLayout(atreides.page);
    await atreides.press('Revive 2 forces for free');
    await atreides.reads(/^Atreides revived 2 forces\./);
  });

  it('asks Fremen first whether an ally revives three forces for free', async () => {
    await seesNo(phone('guild').page.getByRole('heading', { name: QUESTION, level: 1 }));
    await phone('fremen').isAsked('Does the Guild revive 3 for free?');
    await expectLayout(phone('fremen').page);
    await phone('fremen').press('Let the Guild revive 3');
    await phone('guild').isAsked(QUESTION);
    await phone('guild').press('Revive 3 forces for free');
  });

  it('revives a leader and a special force, with one price for all', async () => {
    const emperor = phone('emperor');
    await emperor.isAsked(QUESTION);
    await sees(emperor.page.getByRole('switch', { name: 'One of them Sardaukar', checked: true }));
    await emperor.press(/^Burseg/);
    await emperor.press('One more');
    await emperor.press('One more');
    await emperor.reads('2 forces, 2 each');
    await expectLayout(emperor.page);
    await emperor.press('Revive 3 forces and Burseg for 7 spice');
    await emperor.reads(/Take 3 forces, 1 of them Sardaukar/);
  });

  it('lets an ally pay for more than three forces', async () => {
    const harkonnen = phone('harkonnen');
    await harkonnen.isAsked(QUESTION);
    for (let more = 0; more < 4; more += 1) await harkonnen.press('One more');
    await harkonnen.reads('The Emperor pays 6 and you pay 2.');
    await expectLayout(harkonnen.page);
    await expectLayout(screen);
    await expectLayout(desk);
    await sees(screen.getByRole('img', { name: 'has not chosen yet' }));
    await harkonnen.press('Revive 6 forces for 2 spice');
  });

  it('shows all devices what returned', async () => {
    await sees(desk.getByText(/Harkonnen revived 6 forces\.$/).first());
    const back = screen
      .locator('section')
      .filter({ has: screen.getByRole('heading', { name: 'Revival', exact: true }) });
    expect((await back.getByRole('listitem').allInnerTexts()).map((line) => line.replace(/\s+/g, ' ').trim())).toEqual([
      'Atreides 2 forces',
      'Emperor 3 forces, Burseg',
      'Spacing Guild 3 forces',
      'Harkonnen 6 forces',
    ]);
    await expectLayout(screen);
    await expectLayout(desk);
    await expectLayout(phone('harkonnen').page);
  });
});

it('has logged no error on any console', () => {
  expect(house.complaints()).toEqual([]);
});

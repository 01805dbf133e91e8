/** A nexus: four phones discuss, one alliance is made and one is broken, and no other seat learns the offers. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { sees, seesNo } from '../support/device.ts';
import { expectLayout, setUpBrowserSuite } from '../support/browser-suite.ts';
import { Phone } from '../support/phone.ts';
import { forces, PresetTable, SHORT_WINDOW, type Player, type Setting } from '../support/preset-table.ts';

const house = setUpBrowserSuite();

const phoneOf = async (table: PresetTable, faction: Player): Promise<Phone> =>
  new Phone(await house.use(await table.phone(house.browser, faction)), faction);

/** Fremen and the Guild are allied, the others have no ally. */
const FOUR: Setting = {
  layer: 'basic',
  seating: [
    { faction: 'atreides', circle: 0 },
    { faction: 'emperor', circle: 1 },
    { faction: 'fremen', circle: 3 },
    { faction: 'guild', circle: 4 },
  ],
  position: [
    { kind: 'turn', turn: 4 },
    { kind: 'first-player', faction: 'atreides' },
    { kind: 'alliance', members: ['fremen', 'guild'] },
    forces('atreides', 9, 'arrakeen', 9),
    forces('emperor', 9, 'carthag', 10),
    { kind: 'phase', phase: 'spice-blow' },
  ],
  own: [],
};

const TALK = 'Nexus. Talk now.';
const ENOUGH = 'I have talked enough';

describe('a nexus', () => {
  let table: PresetTable;
  let atreides: Phone;
  let emperor: Phone;
  let fremen: Phone;
  let guild: Phone;
  let screen: Page;
  let desk: Page;

  beforeAll(async () => {
    table = await PresetTable.open(house.url, SHORT_WINDOW, FOUR);
    [atreides, emperor, fremen, guild] = [
      await phoneOf(table, 'atreides'),
      await phoneOf(table, 'emperor'),
      await phoneOf(table, 'fremen'),
      await phoneOf(table, 'guild'),
    ];
    screen = (await house.use(await table.screen(house.browser))).page;
    desk = (await house.use(await table.desk(house.browser))).page;
  });

  it('is begun at the desk, and pauses play on every phone and on the screen', async () => {
    await desk.getByRole('button', { name: 'Begin a nexus' }).click();
    for (const phone of [atreides, emperor, fremen, guild]) await phone.isAsked(TALK);
    await sees(screen.getByRole('heading', { name: 'Nexus' }));
    await expectLayout(screen);
    await expectLayout(desk);
    await expectLayout(guild.page);
  });

  it('shows the players’ names next to their factions, on phones as on the screen', async () => {
    await table.rename('guild', 'Maximiliane');
    for (const phone of [emperor, guild]) await phone.reads('Maximiliane');
    await sees(screen.getByText('Maximiliane'));
    await emperor.lift('your offers');
    await sees(emperor.page.getByRole('button', { name: /^Spacing Guild Maximiliane/ }));
    await emperor.press('Cover');
    await expectLayout(emperor.page);
  });

  it('lets a faction offer an alliance, which no other seat can see', async () => {
    const before = await guild.page.locator('main').innerText();
    await atreides.lift('your offers');
    await atreides.isAsked('With which factions do you ally?');
    await atreides.press(/^Emperor/);
    await atreides.reads('Together 2 of the 4 strongholds that win.');
    await expectLayout(atreides.page);
    await atreides.press('Offer an alliance');
    await atreides.reads(/You have offered an alliance/);
    expect(await guild.page.locator('main').innerText()).toBe(before);
    await seesNo(screen.getByText(/allies\./));
    expect(await emperor.page.locator('main').innerText()).not.toContain('Offers you');
  });

  it('lets the named faction accept, and shows the allies on the screen', async () => {
    await emperor.lift('your offers');
    await emperor.press(/^Atreides/);
    await emperor.reads('Atreides and the Emperor');
    await expectLayout(emperor.page);
    await emperor.press('Accept');
    await sees(screen.getByRole('heading', { name: /are allies\.$/ }));
    await sees(screen.getByText('Atreides and the Emperor hold 2 strongholds; allies win with 4.'));
    await expectLayout(screen);
  });

  it('lets a faction break an alliance, and shows the factions without an ally', async () => {
    await fremen.lift('your offers');
    await fremen.press('Break the alliance');
    await fremen.reads('You leave the Guild, and everybody sees it.');
    await fremen.press('Break the alliance');
    await sees(screen.getByRole('heading', { name: /breaks the alliance\.$/ }));
    await sees(screen.getByText('The Guild stands alone.'));
  });

  it('ends when all players are done; until then a player can withdraw that', async () => {
    await guild.press(ENOUGH);
    await guild.isAsked('You have talked enough.');
    await expectLayout(guild.page);
    await guild.press('Talk on');
    await guild.isAsked(TALK);
    await guild.press(ENOUGH);
    for (const faction of ['atreides', 'emperor', 'fremen'] as const) await table.answer(faction, 'talk');
    await seesNo(screen.getByRole('heading', { name: 'Nexus' }));
    await sees(desk.getByRole('button', { name: 'Begin a nexus' }));
    await atreides.readsNoMore(TALK);
  });

  it('has logged no error on any console', () => {
    expect(house.complaints()).toEqual([]);
  });
});

/** Special Karama powers are under the button that every phone has. Each choice takes one tap. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { type TreacheryTitle } from '#engine';
import { SIX_SEATS } from '../../support/six.ts';
import { sees, seesNo } from '../support/device.ts';
import { expectLayout, setUpBrowserSuite } from '../support/browser-suite.ts';
import { covered, Phone } from '../support/phone.ts';
import { forces, PresetTable, SHORT_WINDOW, type Player, type Setting } from '../support/preset-table.ts';

const house = setUpBrowserSuite();

const hand = (faction: Player, ...cards: readonly TreacheryTitle[]): Setting['own'][number] => ({
  faction,
  fact: { kind: 'hand', cards },
});

const SIX: Setting = {
  layer: 'advanced',
  seating: SIX_SEATS,
  position: [
    { kind: 'turn', turn: 5 },
    { kind: 'first-player', faction: 'atreides' },
    { kind: 'phase', phase: 'charity' },
    { kind: 'tanks', faction: 'emperor', count: 8, special: 3 },
    forces('guild', 4, 'red-chasm', 6),
  ],
  own: [
    hand('harkonnen', 'karama', 'kulon', 'shield', 'chaumas'),
    hand('emperor', 'karama'),
    hand('fremen', 'karama'),
    hand('guild', 'lasgun', 'crysknife'),
    hand('atreides', 'shield'),
  ],
};

describe('a special Karama', () => {
  const phones = new Map<Player, Phone>();
  const phone = (faction: Player): Phone => phones.get(faction) as Phone;
  let screen: Page;

  beforeAll(async () => {
    const table = await PresetTable.open(house.url, SHORT_WINDOW, SIX);
    for (const faction of ['atreides', 'emperor', 'fremen', 'guild', 'harkonnen'] as const)
      phones.set(faction, new Phone(await house.use(await table.phone(house.browser, faction)), faction));
    screen = (await house.use(await table.screen(house.browser))).page;
  });

  it('leaves no sign on any phone: all have the same button', async () => {
    for (const one of phones.values()) await sees(one.page.getByRole('button', { name: 'Play a card now' }));
    await phone('atreides').press('Play a card now');
    await phone('atreides').reads('There is nothing you can play now.');
    await phone('atreides').press('Close');
  });

  it('swaps cards with a hand', async () => {
    const harkonnen = phone('harkonnen');
    await harkonnen.press('Play a card now');
    await harkonnen.press('Karama: swap cards with another player');
    await harkonnen.press('With the Guild');
    await harkonnen.press('2 cards');
    await expectLayout(harkonnen.page);
    await harkonnen.press('Play it openly');
    await harkonnen.isAsked('Which 2 cards does the Guild get?');
    await sees(screen.getByText(/to give cards back/));
    await harkonnen.press(covered('your hand'));
    await harkonnen.press('Kulon');
    await harkonnen.press(/^Crysknife/);
    await expectLayout(harkonnen.page);
    await harkonnen.press('Give 2 cards to the Guild');
    await seesNo(harkonnen.page.getByRole('heading', { name: 'Which 2 cards does the Guild get?', level: 1 }));
    await phone('guild').reads('Hand 2 cards over to Harkonnen, face down: your log names them');
    await phone('guild').open('Log');
    await phone('guild').reads('Harkonnen passed 2 cards to the Guild.');
    await phone('guild').open('Mine');
    await phone('atreides').open('Log');
    await phone('atreides').reads(/Harkonnen passed 2 cards to the Guild\./);
    await phone('atreides').open('Mine');
    await expectLayout(screen);
  });

  it('calls a worm', async () => {
    const fremen = phone('fremen');
    await fremen.press('Play a card now');
    await fremen.press('Karama: let a worm come');
    await fremen.press('Red Chasm');
    await expectLayout(fremen.page);
    await fremen.press('Play it openly');
    await fremen.open('Log');
    await fremen.reads(/Fremen called a worm to Red Chasm\./);
    await fremen.reads(/Shai-Hulud devoured Red Chasm\./);
    await expectLayout(screen);
  });

  it('revives forces and leaders', async () => {
    const emperor = phone('emperor');
    await emperor.press('Play a card now');
    await emperor.press('Karama: bring back 3 forces, 1 of them Sardaukar');
    await expectLayout(emperor.page);
    await emperor.press('Play it openly');
    await emperor.reads(/Take 3 forces, 1 of them Sardaukar/);
  });
});

it('has logged no error on any console', () => {
  expect(house.complaints()).toEqual([]);
});

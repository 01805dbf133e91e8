/** The Guild cancels a shipment and acts out of turn, and Atreides has seen the next spice card. */
import { beforeAll, describe, expect, it } from 'vitest';
import { PLAYER_CIRCLES, sector } from '#engine';
import { sees, seesNo } from '../support/device.ts';
import { expectLayout, setUpBrowserSuite } from '../support/browser-suite.ts';
import { Phone } from '../support/phone.ts';
import { forces, PresetTable, SHORT_WINDOW, type Player, type Setting } from '../support/preset-table.ts';

const house = setUpBrowserSuite();

const SEATS: readonly Player[] = ['atreides', 'emperor', 'guild'];

const THREE: Setting = {
  layer: 'advanced',
  spiceDeck: 'app',
  seating: SEATS.map((faction, at) => ({ faction, circle: PLAYER_CIRCLES[at] ?? 0 })),
  position: [
    { kind: 'turn', turn: 4 },
    { kind: 'storm', sector: sector(12) },
    { kind: 'first-player', faction: 'emperor' },
    forces('atreides', 3, 'arrakeen', 9),
    forces('emperor', 2, 'carthag', 10),
    forces('guild', 5, 'tueks-sietch', 4),
    { kind: 'phase', phase: 'shipment' },
  ],
  own: [
    { faction: 'emperor', fact: { kind: 'spice', spice: 7 } },
    { faction: 'guild', fact: { kind: 'spice', spice: 2 } },
    { faction: 'guild', fact: { kind: 'hand', cards: ['karama'] } },
  ],
};

const SHIPS = 'Do you ship, and where to?';
const NOW = 'Ship and move now';

describe('the Guild', () => {
  let table: PresetTable;
  const phones = new Map<Player, Phone>();
  const phone = (faction: Player): Phone => phones.get(faction) as Phone;

  beforeAll(async () => {
    table = await PresetTable.open(house.url, SHORT_WINDOW, THREE);
    await table.moderate({ type: 'ChooseMoves', made: 'on-phones' });
    for (const faction of SEATS)
      phones.set(faction, new Phone(await house.use(await table.phone(house.browser, faction)), faction));
    await table.moderate({ type: 'NextPhase', to: 'shipment' });
  });

  it('waits while Atreides looks at the next spice card, which no other phone shows', async () => {
    await phone('atreides').open('Log');
    await phone('atreides').reads(/You looked at the next spice card\.|The next spice card is/);
    await phone('emperor').isAsked(SHIPS);
    await phone('atreides').open('Mine');
    await phone('atreides').findsBeneath('what you hold', /Next spice card: /);
    await expectLayout(phone('atreides').page);
    await phone('guild').open('Mine');
    expect(await phone('guild').holdToLook('what you hold')).not.toMatch(/spice card/);
  });

  it('cancels the Emperor’s shipment, and the payment is returned', async () => {
    await table.answer('emperor', 'ship', () => ({
      way: 'down',
      own: false,
      to: 'carthag@10',
      side: 'fighters',
      forces: 5,
      special: 0,
    }));
    const guild = phone('guild');
    await guild.press('Play a card now');
    await guild.press('Karama: stop the Emperor’s shipment');
    await expectLayout(guild.page);
    await guild.press('Play it openly');
    await guild.open('Log');
    await guild.reads(/The Emperor’s shipment was cancelled and undone\./);
    await expectLayout(guild.page);
    await guild.open('Mine');
  });

  it('alone may act when the Emperor’s turn is over', async () => {
    const guild = phone('guild');
    await table.answer('emperor', 'move', () => 'stay');
    // The clock stands still while the table is paused.
    await table.asks('guild', 'act-now');
    await table.seat('atreides', { type: 'RaiseHand' });
    await sees(guild.page.getByRole('button', { name: NOW }));
    await seesNo(phone('atreides').page.getByRole('button', { name: NOW }));
    await guild.press(NOW);
    await table.seat('atreides', { type: 'LowerHand' });
    await guild.isAsked(SHIPS);
  });
});

it('has logged no error on any console', () => {
  expect(house.complaints()).toEqual([]);
});

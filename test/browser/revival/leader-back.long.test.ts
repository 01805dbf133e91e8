/** In 1979 a leader returns after its player's own move. The player chooses it on the phone that shipped and moved. */
import { describe, expect, it, onTestFailed } from 'vitest';
import { leadersOf, sector, type FactionId } from '#engine';
import { setUpBrowserSuite, expectLayout } from '../support/browser-suite.ts';
import { touch } from '../support/thumb.ts';
import { forces, PresetTable, SHORT_WINDOW, type Setting } from '../support/preset-table.ts';
import { Phone } from '../support/phone.ts';
import { photograph } from '../support/photograph.ts';

const house = setUpBrowserSuite();

const SEATS: readonly FactionId[] = ['harkonnen', 'atreides'];

/** Harkonnen has no leader left. */
const IN_1979: Setting = {
  edition: 'avalon-hill-1979',
  layer: 'basic',
  seating: [
    { faction: 'atreides', circle: 0 },
    { faction: 'harkonnen', circle: 3 },
  ],
  position: [
    { kind: 'turn', turn: 5 },
    { kind: 'storm', sector: sector(15) },
    { kind: 'first-player', faction: 'harkonnen' },
    forces('harkonnen', 6, 'carthag', 10),
    forces('atreides', 5, 'arrakeen', 9),
    ...leadersOf('harkonnen').map((leader) => ({ kind: 'leader', leader, where: 'tanks', deaths: 1 }) as const),
    { kind: 'phase', phase: 'shipment' },
  ],
  own: SEATS.map((faction) => ({ faction, fact: { kind: 'spice', spice: 9 } as const })),
};

const SHIPS = 'Do you ship, and where to?';
const MOVES = 'Which group moves where?';

describe('a turn of 1979', () => {
  it('lets each player ship, move and revive a leader on the phone, one after the other', async () => {
    const table = await PresetTable.open(house.url, SHORT_WINDOW, IN_1979);
    await table.moderate({ type: 'ChooseMoves', made: 'on-phones' });
    const phoneOf = async (faction: FactionId) =>
      new Phone(await house.use(await table.phone(house.browser, faction)), faction);
    const harkonnen = await phoneOf('harkonnen');
    const atreides = await phoneOf('atreides');
    const { page: screen } = await house.use(await table.screen(house.browser));
    onTestFailed(() => photograph([harkonnen.device, atreides.device]));
    // No forces are in the tanks, so the revival before the moves is over at once.
    await table.moderate({ type: 'NextPhase', to: 'shipment' });
    await table.moderate({ type: 'NextPhase', to: 'shipment' });

    await harkonnen.isAsked(SHIPS);
    await touch(harkonnen.page, 'Tuek’s Sietch');
    await harkonnen.press('Ship to Tuek’s Sietch');
    await harkonnen.press(/^Ship 1\b/);
    await harkonnen.isAsked(MOVES);
    await harkonnen.press('6 in Carthag');
    await touch(harkonnen.page, 'Hagga Basin, sector 12');
    await harkonnen.press('Move 6 forces to Hagga Basin');

    await harkonnen.isAsked('Who comes back?');
    await expectLayout(harkonnen.page);
    await expectLayout(screen);
    await atreides.reads(/may revive a leader\.$/);
    await harkonnen.press(/^Beast Rabban/);
    await harkonnen.press(/^Revive Beast Rabban for 4 spice$/);

    await atreides.isAsked(SHIPS);
    await atreides.press('Ship nothing this turn');
    await atreides.press('Move nothing');
    expect(house.complaints()).toEqual([]);
  });
});

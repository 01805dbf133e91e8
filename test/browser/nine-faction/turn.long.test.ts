/**
 * Nine phones, a desk and a screen play a turn of the nine-faction compendium: the Lansraad restrict a territory and
 * hold a faction in place, the Ixians ship first, and a battle is fought.
 */
import { describe, expect, it, onTestFailed } from 'vitest';
import type { FactionId } from '#engine';
import { BATTLES, ON_THE_WAY, REVIVING, TURNING_A_CARD } from '../support/auto-answers.ts';
import { autoStepping } from '../support/auto-stepping.ts';
import { biddingInTurn } from '../support/bids.ts';
import { Desk } from '../support/desk.ts';
import { TELEVISION } from '../support/device.ts';
import { photograph } from '../support/photograph.ts';
import { shippingAndMoving } from '../support/own-turns.ts';
import { playersAmong, playOn, type AutoAnswer, type Player } from '../support/players.ts';
import { PresetTable } from '../support/preset-table.ts';
import { Screen } from '../support/screen.ts';
import { setUpTimedSuite } from '../support/timed-suite.ts';
import { NINE } from './nine.ts';

/** The time of a window. It is long enough for players on a busy machine. */
const WINDOW_SECONDS = 5;

/** The decks are shuffled the same every time. */
const house = setUpTimedSuite((bound) => Math.floor(bound * 0.618));

/** The Lansraad restrict a territory; their allies are asked as well. Then the Lansraad hold Harkonnen. */
const ORDERS: readonly AutoAnswer[] = [
  {
    asked: /^Do you restrict a territory this turn\?$/,
    about: 'orders',
    act: async (phone) => {
      if (phone.faction !== 'lansraad') return phone.press('Restrict nothing');
      await phone.page.getByText('Choose from the list of territories').click();
      await phone.page
        .getByRole('radio', { name: /^Broken Land/ })
        .first()
        .check();
      return phone.press('Restrict Broken Land');
    },
  },
  {
    asked: /^Do you hold a faction in place\?$/,
    about: 'hold',
    act: async (phone) => {
      await phone.page.getByRole('group', { name: 'Factions' }).getByText('Harkonnen').click();
      await phone.press('Hold Harkonnen');
    },
  },
];

const HABITS: readonly AutoAnswer[] = [
  ...ORDERS,
  ...ON_THE_WAY,
  TURNING_A_CARD,
  biddingInTurn((lot) => (lot === 1 ? 'ixians' : null)),
  ...REVIVING,
  ...shippingAndMoving({ ixians: { ship: { part: 'Carthag', to: 'Carthag', forces: 2 } } }, 'nine factions'),
  ...BATTLES,
];

describe('a turn of the nine-faction compendium', () => {
  it('is played by nine phones through their buttons alone', async () => {
    onTestFailed(() => photograph(house.devices));
    const { desk, screen, players } = await seated();
    // The list stands beside the planet of a wide screen only.
    await screen.page.setViewportSize(TELEVISION);
    await screen.shows('No circle on the board');
    await desk.pressPastTheWayIn('Begin: Storm');
    await playOn(players, HABITS, autoStepping(desk, /^Next: Turn 4: Storm$/));
    const tapsOf = (faction: FactionId, matter: string) =>
      players.find(({ phone }) => phone.faction === faction)?.taps.for(matter);
    expect(tapsOf('lansraad', 'orders')).toBeGreaterThan(0);
    expect(tapsOf('lansraad', 'hold')).toBeGreaterThan(0);
    expect(tapsOf('harkonnen', 'shipment, nine factions')).toBe(0);
    expect(tapsOf('ixians', 'shipment, nine factions')).toBeGreaterThan(0);
    console.log(players.map(({ phone, taps }) => `${phone.faction} ${taps.total}`).join(', '));
  });

  it('logs no error on any console', () => {
    expect(house.devices.flatMap(({ complaints }) => complaints)).toEqual([]);
  });
});

interface Company {
  readonly desk: Desk;
  readonly screen: Screen;
  readonly players: readonly Player[];
}

async function seated(): Promise<Company> {
  const table = await PresetTable.open(house.url, WINDOW_SECONDS, NINE);
  await table.moderate({ type: 'ChooseMoves', made: 'on-phones' });
  await table.moderate({ type: 'ChooseBidding', way: 'open', clock: false });
  const factions = NINE.seating.map(({ faction }) => faction);
  const players = await playersAmong(factions, async (faction) =>
    house.use(await table.phone(house.browser, faction, {})),
  );
  const desk = new Desk(house.use(await table.desk(house.browser)));
  const screen = new Screen(house.use(await table.screen(house.browser)));
  return { desk, screen, players };
}

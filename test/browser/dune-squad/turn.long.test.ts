/**
 * Five phones, a desk and a screen play a turn of Dune Squad: a leader comes back and Tleilaxu are paid, everybody ships
 * before anybody moves, two factions fight, and the strongholds are counted before the collection.
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
import { FIVE } from './five.ts';

/** The time of a window. It is long enough for players on a busy machine. */
const WINDOW_SECONDS = 5;

/** The decks are shuffled the same every time. */
const house = setUpTimedSuite((bound) => Math.floor(bound * 0.618));

const NAME = 'Dune Squad';
const SHIPMENT = `shipment, ${NAME}`;
const MOVE = `move, ${NAME}`;

const HABITS: readonly AutoAnswer[] = [
  ...ON_THE_WAY,
  TURNING_A_CARD,
  biddingInTurn((lot) => (lot === 1 ? 'tleilaxu' : null)),
  ...REVIVING,
  ...shippingAndMoving(
    {
      tleilaxu: { ship: { part: 'Tuek’s Sietch', to: 'Tuek’s Sietch', forces: 2 } },
      harkonnen: { move: { group: '9 in Carthag', part: 'Arrakeen', stay: 1 } },
    },
    NAME,
  ),
  ...BATTLES,
];

/** The questions of own turns that were answered, in their order. */
const asked: string[] = [];

/** Also records the question that the player answers. */
const recorded = (habit: AutoAnswer): AutoAnswer => ({
  ...habit,
  act: (phone) => {
    asked.push(habit.about);
    return habit.act(phone);
  },
});

describe('a turn of Dune Squad', () => {
  it('is played by five phones through their buttons alone', async () => {
    onTestFailed(() => photograph(house.devices));
    const { desk, screen, players } = await seated();
    await screen.page.setViewportSize(TELEVISION);
    await desk.pressPastTheWayIn('Begin: Storm');
    await playOn(players, HABITS.map(recorded), autoStepping(desk, /^Next: Turn 4: Storm$/));
    const tapsOf = (faction: FactionId, matter: string) =>
      players.find(({ phone }) => phone.faction === faction)?.taps.for(matter);
    expect(tapsOf('tleilaxu', SHIPMENT)).toBeGreaterThan(0);
    expect(tapsOf('harkonnen', MOVE)).toBeGreaterThan(0);
    expect(asked.lastIndexOf(SHIPMENT)).toBeLessThan(asked.indexOf(MOVE));
    expect(asked.filter((about) => about === SHIPMENT)).toHaveLength(players.length);
    expect(tapsOf('harkonnen', 'battle plan')).toBeGreaterThan(0);
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
  const table = await PresetTable.open(house.url, WINDOW_SECONDS, FIVE);
  await table.moderate({ type: 'ChooseMoves', made: 'on-phones' });
  await table.moderate({ type: 'ChooseBidding', way: 'open', clock: false });
  const factions = FIVE.seating.map(({ faction }) => faction);
  const players = await playersAmong(factions, async (faction) =>
    house.use(await table.phone(house.browser, faction, {})),
  );
  const desk = new Desk(house.use(await table.desk(house.browser)));
  const screen = new Screen(house.use(await table.screen(house.browser)));
  return { desk, screen, players };
}

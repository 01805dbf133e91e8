/**
 * Eight phones, a desk and a screen play a turn of the nine-faction compendium: the Ixians ship first, two allies share
 * a stronghold count, and a battle is fought.
 */
import { describe, expect, it, onTestFailed } from 'vitest';
import { BATTLES, ON_THE_WAY, REVIVING, TURNING_A_CARD } from '../support/auto-answers.ts';
import { autoStepping } from '../support/auto-stepping.ts';
import { biddingInTurn } from '../support/bids.ts';
import { Desk } from '../support/desk.ts';
import { photograph } from '../support/photograph.ts';
import { shippingAndMoving } from '../support/own-turns.ts';
import { playersAmong, playOn, type AutoAnswer, type Player } from '../support/players.ts';
import { PresetTable } from '../support/preset-table.ts';
import { Screen } from '../support/screen.ts';
import { setUpTimedSuite } from '../support/timed-suite.ts';
import { EIGHT } from './eight.ts';

/** The time of a window. It is long enough for players on a busy machine. */
const WINDOW_SECONDS = 5;

/** The decks are shuffled the same every time. */
const house = setUpTimedSuite((bound) => Math.floor(bound * 0.618));

const HABITS: readonly AutoAnswer[] = [
  ...ON_THE_WAY,
  TURNING_A_CARD,
  biddingInTurn((lot) => (lot === 1 ? 'ixians' : null)),
  ...REVIVING,
  ...shippingAndMoving({ ixians: { ship: { part: 'Carthag', to: 'Carthag', forces: 2 } } }, 'nine factions'),
  ...BATTLES,
];

describe('a turn of the nine-faction compendium', () => {
  it('is played by eight phones through their buttons alone', async () => {
    onTestFailed(() => photograph(house.devices));
    const { desk, screen, players } = await seated();
    await screen.shows('No circle on the board');
    await desk.pressPastTheWayIn('Begin: Storm');
    await playOn(players, HABITS, autoStepping(desk, /^Next: Turn 4: Storm$/));
    for (const { phone, taps } of players) console.log(phone.faction, taps.total);
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
  const table = await PresetTable.open(house.url, WINDOW_SECONDS, EIGHT);
  await table.moderate({ type: 'ChooseMoves', made: 'on-phones' });
  await table.moderate({ type: 'ChooseBidding', way: 'open', clock: false });
  const factions = EIGHT.seating.map(({ faction }) => faction);
  const players = await playersAmong(factions, async (faction) =>
    house.use(await table.phone(house.browser, faction, {})),
  );
  const desk = new Desk(house.use(await table.desk(house.browser)));
  const screen = new Screen(house.use(await table.screen(house.browser)));
  return { desk, screen, players };
}

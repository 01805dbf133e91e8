/**
 * Six phones, a desk and a screen play two whole advanced turns with everything on phones and in Mentat's own decks,
 * from the set-up through two battles to the third storm. At the end, the test prints the taps.
 */
import { describe, expect, it, onTestFailed } from 'vitest';
import { type FactionId } from '#engine';
import { SIX_SEATS } from '../support/six.ts';
import { biddingInTurn } from './support/bids.ts';
import { Desk } from './support/desk.ts';
import { BATTLES, ON_THE_WAY, REVIVING, SETTING_UP, TALKED } from './support/auto-answers.ts';
import { shippingAndMoving, type OwnTurns } from './support/own-turns.ts';
import { photograph } from './support/photograph.ts';
import { playersOf, playAtOnce, tapsTable, type AutoAnswer, type Players } from './support/players.ts';
import { autoStepping } from './support/auto-stepping.ts';
import { Screen } from './support/screen.ts';
import { PresetTable, SHORT_WINDOW, type Setting } from './support/preset-table.ts';
import { setUpTimedSuite } from './support/timed-suite.ts';

/** The cards always have the same order, so no worm or traitor changes the number of steps. */
const house = setUpTimedSuite((bound) => Math.floor(bound * 0.618));

const ALL_IN_APP: Setting = {
  layer: 'advanced',
  traitors: 'app',
  treachery: 'app',
  spiceDeck: 'app',
  stormCards: 'app',
  seating: SIX_SEATS,
  position: [],
  own: [],
};

/** Harkonnen enters Arrakeen. The Emperor prepares for Carthag, where he meets the other Harkonnen forces. */
const TURNS: readonly OwnTurns[] = [
  {
    atreides: { ship: { part: 'Old Gap, sector 10', to: 'Old Gap', forces: 1 } },
    emperor: { ship: { part: 'Habbanya Sietch', to: 'Habbanya Sietch', forces: 2 } },
    fremen: { ship: { part: 'The Great Flat, sector 14', to: 'The Great Flat', forces: 2 } },
    guild: { ship: { part: 'Broken Land, sector 11', to: 'Broken Land', forces: 1 } },
    harkonnen: { move: { group: '10 in Carthag', part: 'Arrakeen', stay: 1 } },
  },
  {
    'bene-gesserit': { ship: { part: 'Hagga Basin, sector 12', to: 'Hagga Basin', forces: 1 } },
    emperor: {
      ship: { part: 'Carthag', to: 'Carthag', forces: 2 },
      move: { group: '2 in Habbanya Sietch', part: 'Habbanya Ridge Flat, sector 17' },
    },
  },
];
/** The buyer of the first card; the others pass. */
const BUYERS: readonly FactionId[] = ['atreides', 'emperor'];

/** The maximum number of taps for each part of a turn. */
const MAX_TAPS = { shipment: 4, move: 4, revival: 2, 'battle plan': 8 } as const;

describe('six phones', () => {
  it('play two whole turns on an empty board', async () => {
    onTestFailed(() => photograph(house.devices));
    const { desk, screen, players } = await seated();
    const from = performance.now();
    await desk.pressPastTheWayIn('Begin set-up');
    await playAtOnce(players, SETTING_UP, () => desk.offers(/^Begin: Storm$/));
    for (const [at, turns] of TURNS.entries()) {
      await playAtOnce(players, habitsOf(turns, at + 1), inTurn({ desk, players }, at + 1));
    }
    await screen.showsHeading(/Turn 2/);
    console.log(`\n${tapsTable(players, MATTERS)}\n${Math.round((performance.now() - from) / 1000)} seconds in all\n`);
    for (const [matter, most] of Object.entries(MAX_TAPS)) isAtMost(players, matter, most);
  });

  it('have logged no error on any console', () => {
    expect(house.devices.flatMap(({ complaints }) => complaints)).toEqual([]);
  });
});

interface Company {
  readonly desk: Desk;
  readonly screen: Screen;
  readonly players: Players;
}

const COUNTED_BY_TURN = Object.keys(MAX_TAPS) as (keyof typeof MAX_TAPS)[];
const MATTERS = [
  'set-up',
  'storm',
  'charity',
  'open',
  ...COUNTED_BY_TURN.flatMap((matter) => [turnedTo(matter, 1), turnedTo(matter, 2)]),
  'advisors',
  'passing',
  'around it',
  'the board',
  'pause',
];

function turnedTo(matter: string, turn: number): string {
  return `${matter}, ${turn}`;
}

/** The same habit for one turn only. */
const inThis =
  (turn: number) =>
  (habit: AutoAnswer): AutoAnswer => ({ ...habit, about: turnedTo(habit.about, turn) });

const habitsOf = (turns: OwnTurns, turn: number): readonly AutoAnswer[] => [
  ...ON_THE_WAY,
  TALKED,
  biddingInTurn((lot) => (lot === 1 ? (BUYERS[turn - 1] ?? null) : null)),
  ...REVIVING.map(inThis(turn)),
  ...shippingAndMoving(turns, String(turn)),
  ...BATTLES.map((habit) => (habit.about === 'battle plan' ? inThis(turn)(habit) : habit)),
];

/** The Guild acts as soon as it may. Ends when the next turn can begin. */
const inTurn = ({ desk, players: { guild } }: Pick<Company, 'desk' | 'players'>, turn: number) => {
  const isOver = autoStepping(desk, new RegExp(`^Next: Turn ${turn + 1}: Storm$`));
  return async (): Promise<boolean> => {
    const now = guild.phone.page.getByRole('button', { name: 'Ship and move now' });
    // The pause of the Guild may end before the tap.
    if (await now.isVisible()) await now.click({ timeout: 1000 }).catch(() => undefined);
    return isOver();
  };
};

async function seated(): Promise<Company> {
  const table = await PresetTable.open(house.url, SHORT_WINDOW, ALL_IN_APP);
  await table.moderate({ type: 'ChooseMoves', made: 'on-phones' });
  await table.moderate({ type: 'ChooseBidding', way: 'open', clock: false });
  const players = await playersOf(async (faction) => house.use(await table.phone(house.browser, faction, {})));
  const desk = new Desk(house.use(await table.desk(house.browser)));
  const screen = new Screen(house.use(await table.screen(house.browser)));
  return { desk, screen, players };
}

function isAtMost(players: Players, matter: string, most: number): void {
  const counts = Object.values(players).flatMap(({ taps }) => TURNS.map((_, at) => taps.for(turnedTo(matter, at + 1))));
  expect(Math.max(...counts), `taps for: ${matter}`).toBeGreaterThan(0);
  expect(Math.max(...counts), `taps for: ${matter}`).toBeLessThanOrEqual(most);
}

/**
 * Six phones, a desk and a screen play through the interface alone, from the opening of a table to the end of two
 * advanced battles. At the end, the test prints the number of taps.
 */
import { beforeAll, describe, expect, it, onTestFailed } from 'vitest';
import { factionName, type FactionId, type TreacheryTitle } from '#engine';
import { SIX_FACTIONS } from '../support/six.ts';
import { Desk } from './support/desk.ts';
import { LAPTOP, openDevice, TELEVISION, type Device } from './support/device.ts';
import { setUpBrowserSuite } from './support/browser-suite.ts';
import { isWhollyInSight } from './support/layout.ts';
import {
  BATTLES,
  CLAIMING_NOTHING,
  PASSING,
  PREDICTING,
  REVIVING,
  SETTING_UP,
  THE_STORM,
  TURNING_A_CARD,
} from './support/auto-answers.ts';
import { photograph } from './support/photograph.ts';
import { playOn, sitDown, tapsTable, type Players } from './support/players.ts';
import { Screen } from './support/screen.ts';

/** The duration of a window. Windows close by themselves, and no step takes longer than a window. */
const WINDOW_SECONDS = 5;
const MATTERS = [
  'seat',
  'set-up',
  'storm',
  'charity',
  'revival',
  'passing',
  'hand',
  'battle plan',
  'around it',
  'the board',
] as const;
/** The maximum number of taps for a battle plan. */
const MAX_TAPS_A_PLAN = 8;

/** The battles, and the hand of each faction: a weapon and a defense. */
const HANDS: Readonly<Partial<Record<FactionId, readonly TreacheryTitle[]>>> = {
  atreides: ['crysknife', 'shield'],
  fremen: ['maula-pistol', 'snooper'],
  emperor: ['chaumas', 'shield'],
  harkonnen: ['stunner', 'snooper'],
};

const house = setUpBrowserSuite();
let desk: Desk;
let screen: Screen;
let players: Players;

beforeAll(async () => {
  desk = new Desk(await openDevice(house.browser, house.url, LAPTOP));
  screen = new Screen(await openDevice(house.browser, house.url, TELEVISION));
  players = await sitDown(house.browser, house.url);
});

const devices = (): readonly Device[] => [
  desk.device,
  screen.device,
  ...SIX_FACTIONS.map((faction) => players[faction].phone.device),
];
const screenShows = (words: string | RegExp) => async () =>
  screen.page.getByText(words).filter({ visible: true }).first().isVisible();

describe('six phones and a screen', () => {
  it('set a game up, play a storm and fight two battles', async () => {
    onTestFailed(() => photograph(devices()));
    await theTableGathers();
    await theGameIsSetUp();
    await theStormComes();
    await theForcesMove();
    await twoBattlesAreFought();
  });

  it('need few taps', () => {
    console.log(`\n${tapsTable(players, MATTERS)}\n`);
    for (const faction of Object.keys(HANDS) as FactionId[]) {
      const taps = players[faction].taps.for('battle plan');
      expect(taps, `${faction} planned`).toBeGreaterThan(0);
      expect(taps, `taps of ${faction} for a plan`).toBeLessThanOrEqual(MAX_TAPS_A_PLAN);
    }
  });

  it('have logged no error on any console', () => {
    expect(devices().flatMap(({ complaints }) => complaints)).toEqual([]);
  });
});

async function theTableGathers(): Promise<void> {
  const code = await desk.openTable(SIX_FACTIONS, WINDOW_SECONDS, {
    advanced: true,
    traitors: 'app',
    stormCards: 'app',
  });
  await screen.watch(code);
  for (const faction of SIX_FACTIONS) {
    const { phone, taps } = players[faction];
    await phone.page.goto('/');
    await taps.of('seat', () => phone.join(code, `Player of ${factionName(faction)}`));
  }
  await desk.goToDesk();
}

async function theGameIsSetUp(): Promise<void> {
  await desk.press('Begin set-up');
  await desk.reads('Setting up the game');
  // Five seats are asked at once, so the list leaves room for the order of play.
  await playOn(players, [PREDICTING], screenShows('to choose a traitor'));
  const last = screen.page.getByRole('listitem').filter({ hasText: 'Harkonnen' });
  expect(await isWhollyInSight(last)).toBe(true);
  await playOn(players, SETTING_UP, () => desk.offers(/^Begin: Storm$/));
}

async function theStormComes(): Promise<void> {
  await desk.press('Begin: Storm');
  await playOn(players, [PASSING, ...THE_STORM], screenShows(/The storm has moved|The storm moved/));
}

/**
 * The desk enters the results of the cardboard phases between storm and battles: the Emperor and the Fremen meet
 * enemies.
 */
async function theForcesMove(): Promise<void> {
  await desk.press('Next: Spice Blow and Nexus');
  // Charity follows at once, with its own clock.
  await playOn(players, [TURNING_A_CARD, CLAIMING_NOTHING], () => desk.offers(/^Next: Bidding$/));
  for (const phase of ['Bidding', 'Revival']) await desk.press(`Next: ${phase}`);
  await playOn(players, REVIVING, () => desk.offers(/^Next: Shipment and movement$/));
  await desk.press('Next: Shipment and movement');
  await desk.openPosition();
  await desk.chooseFromList('Carthag', 10);
  await desk.setNumber('Emperor forces', 8);
  await desk.chooseFromList('Arrakeen', 9);
  await desk.setNumber('Fremen forces', 7);
  await desk.setChanges(2);
  await desk.backToDesk();
  for (const [faction, hand] of Object.entries(HANDS) as [FactionId, readonly TreacheryTitle[]][]) {
    const { phone, taps } = players[faction];
    await taps.of('hand', () => phone.enterHand(hand));
  }
}

async function twoBattlesAreFought(): Promise<void> {
  // The test reads the number first: the only battle of an aggressor begins at once, and then one battle is left.
  await desk.reads(/^2 battles to be fought$/);
  await desk.press('Next: Battle');
  // A pressed button stays on the page until the table has received the press.
  await playOn(players, [PASSING, ...BATTLES], () => desk.offers(/^(Next: (?!Battle$)|End the battles$)/));
}

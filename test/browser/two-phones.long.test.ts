/** Two players with two factions each: their set-up, a turn of shipments and moves and a battle, on one phone each. */
import { beforeAll, describe, expect, it, onTestFailed } from 'vitest';
import type { FactionPair } from '#engine';
import { Desk } from './support/desk.ts';
import { sees } from './support/device.ts';
import { BATTLES, ON_THE_WAY, REVIVING, SETTING_UP } from './support/auto-answers.ts';
import { expectLayout, setUpBrowserSuite } from './support/browser-suite.ts';
import { shippingAndMoving, type OwnTurns } from './support/own-turns.ts';
import { peoplePlayOn, Person } from './support/people.ts';
import { photograph } from './support/photograph.ts';
import type { AutoAnswer } from './support/players.ts';
import { autoStepping } from './support/auto-stepping.ts';
import { PresetTable, SHORT_WINDOW, type Setting } from './support/preset-table.ts';

const house = setUpBrowserSuite();

const PAULS: FactionPair = ['atreides', 'guild'];
const FEYDS: FactionPair = ['fremen', 'harkonnen'];

const NEW_GAME: Setting = {
  layer: 'basic',
  treachery: 'app',
  spiceDeck: 'app',
  seating: [
    { faction: 'atreides', circle: 0 },
    { faction: 'fremen', circle: 1 },
    { faction: 'guild', circle: 3 },
    { faction: 'harkonnen', circle: 4 },
  ],
  pairs: [PAULS, FEYDS],
  position: [],
  own: [],
};

const TAKING_TRAITORS: AutoAnswer = {
  asked: /^Take 4 traitor cards, keep (one|all of them)\.$/,
  about: 'set-up',
  act: (phone) => phone.press('I keep it on cardboard'),
};

/** Harkonnen enters Arrakeen. */
const TURNS: OwnTurns = {
  guild: { ship: { part: 'Old Gap, sector 10', to: 'Old Gap', forces: 1 } },
  fremen: { ship: { part: 'The Great Flat, sector 14', to: 'The Great Flat', forces: 2 } },
  harkonnen: { move: { group: '10 in Carthag', part: 'Arrakeen', stay: 1 } },
};

const HABITS: readonly AutoAnswer[] = [
  ...ON_THE_WAY,
  ...REVIVING,
  ...shippingAndMoving(TURNS, '1'),
  ...BATTLES.filter(({ about }) => about !== 'battle plan'),
];

describe('two players with two factions each', () => {
  let desk: Desk;
  let paul: Person;
  let feyd: Person;
  const people = () => [paul, feyd];
  const pictures = () => {
    onTestFailed(() => photograph([desk.device, ...people().map(({ device }) => device)]));
  };

  beforeAll(async () => {
    const table = await PresetTable.open(house.url, SHORT_WINDOW, NEW_GAME);
    await table.moderate({ type: 'ChooseMoves', made: 'on-phones' });
    const phoneOf = async (pair: FactionPair) => house.use(await table.phoneOf(house.browser, pair, {}));
    paul = await Person.with(await phoneOf(PAULS), PAULS);
    feyd = await Person.with(await phoneOf(FEYDS), FEYDS);
    desk = new Desk(await house.use(await table.desk(house.browser)));
  });

  it('set the game up', async () => {
    pictures();
    await desk.pressPastTheWayIn('Begin set-up');
    await peoplePlayOn(people(), [TAKING_TRAITORS, ...SETTING_UP], () => desk.offers(/^Begin: Storm$/));
  });

  it('come to shipment and movement, and to a battle', async () => {
    pictures();
    await peoplePlayOn(people(), HABITS, async () => {
      await autoStepping(desk, /^Next: Spice Harvest$/)();
      return paul.page.getByRole('heading', { name: /^Your plan against /, level: 1 }).isVisible();
    });
  });

  it('keep a half made plan while the phone shows the other faction', async () => {
    pictures();
    const atreides = paul.as('atreides');
    await atreides.plan.chooseLeader('gurney-halleck');
    await atreides.plan.drag(3);
    await paul.turnsTo('guild');
    await expectLayout(paul.page);
    await sees(paul.page.getByRole('button', { name: 'Over to Atreides, asked now' }));
    await paul.turnsTo('atreides');
    expect(await atreides.plan.dialled()).toBe(3);
    await sees(paul.page.getByRole('button', { name: /^Leader: Gurney Halleck/ }));
    await atreides.plan.seal();
    await atreides.plan.isSealed();
  });

  it('finish the battle', async () => {
    pictures();
    await peoplePlayOn(people(), [...HABITS, ...BATTLES], autoStepping(desk, /^Next: Spice Harvest$/));
  });

  it('have logged no error on any console', () => {
    expect(house.complaints()).toEqual([]);
  });
});

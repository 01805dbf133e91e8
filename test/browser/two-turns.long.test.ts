/**
 * Six phones, a desk and a screen play two turns with a worm, a nexus, an alliance, a pledge, a deal and a look at a
 * card, through the interface alone, on cardboard cards. At the end, the test prints the taps and seconds.
 */
import { describe, expect, it, onTestFailed } from 'vitest';
import { sector, type FactionId } from '#engine';
import { SIX_FACTIONS, SIX_SEATS } from '../support/six.ts';
import { Desk } from './support/desk.ts';
import type { Device } from './support/device.ts';
import { isHeard, ON_THE_WAY, REVIVING, formatSpiceCard, TALKED } from './support/auto-answers.ts';
import { setUpBrowserSuite } from './support/browser-suite.ts';
import { photograph } from './support/photograph.ts';
import type { Phone } from './support/phone.ts';
import { playersOf, playAtOnce, tapsTable, type AutoAnswer, type Players } from './support/players.ts';
import { Screen } from './support/screen.ts';
import { forces, PresetTable, type Setting } from './support/preset-table.ts';

const WINDOW_SECONDS = 5;
const MATTERS = [
  'storm',
  'spice blow',
  'nexus',
  'alliance',
  'pledge',
  'deal',
  'look',
  'charity',
  'revival',
  'pause',
] as const;
/** The taps that a player may need to look at a card: the way there, the cover, the look, and the way back. */
const MAX_TAPS_TO_LOOK = 4;

/** A worm comes where the Emperor and spice are. No forces are in the path of the storm, and there is no battle. */
const ON_THE_SAND: Setting = {
  layer: 'basic',
  seating: SIX_SEATS,
  position: [
    { kind: 'turn', turn: 3 },
    { kind: 'storm', sector: sector(2) },
    { kind: 'spice-pile', pile: 0, top: 'the-great-flat' },
    { kind: 'spice-on-board', territory: 'the-great-flat', sector: sector(14), amount: 4 },
    forces('emperor', 4, 'the-great-flat', 14),
    forces('atreides', 5, 'arrakeen', 9),
    forces('harkonnen', 5, 'carthag', 10),
    { kind: 'phase', phase: 'storm' },
  ],
  own: [
    ...SIX_FACTIONS.map((faction) => ({ faction, fact: { kind: 'spice', spice: 8 } }) as const),
    { faction: 'emperor', fact: { kind: 'hand', cards: ['crysknife'] } },
  ],
};

interface Company {
  readonly desk: Desk;
  readonly screen: Screen;
  readonly players: Players;
}

const house = setUpBrowserSuite();

describe('two turns', () => {
  it('are played on cardboard, with automatic phases', async () => {
    const table = await PresetTable.open(house.url, WINDOW_SECONDS, ON_THE_SAND);
    await table.moderate({ type: 'ChoosePace', byItself: true });
    const company: Company = {
      desk: new Desk(await table.desk(house.browser)),
      screen: new Screen(await table.screen(house.browser)),
      players: await playersOf((faction) => table.phone(house.browser, faction, {})),
    };
    await playedBy(company, async () => {
      const cards = [WORM, 'Red Chasm', 'Old Gap'];
      const habits = [...ON_THE_WAY, turning(cards)];
      await company.desk.press('Begin: Storm');
      await playAtOnce(company.players, habits, () => isTalkedOn(company));
      await theyAlly(company);
      await playAtOnce(company.players, [...habits, TALKED], goingOnTo(company, 'Bidding'));
      expect(cards).toEqual(['Old Gap']);
      await theyTrade(company, 'Crysknife');
      await theTurnEnds(company, habits);
      await playAtOnce(company.players, [...habits, TALKED], goingOnTo(company, 'Bidding'));
      expect(cards).toEqual([]);
      await theTurnEnds(company, habits);
    });
  });
});

const WORM = 'Shai-Hulud';
const A_WORM = 'Say that a worm came up';

/** The cards that the first player reveals, one after the other. */
const turning = (cards: string[]): AutoAnswer => ({
  asked: /^Turn over a spice card\. What does it show\?$/,
  about: 'spice blow',
  act: async (phone) => {
    if (cards[0] === WORM) {
      cards.shift();
      await phone.press(`A worm: ${WORM}`);
      await phone.press(A_WORM);
      await isHeard(phone, A_WORM);
    }
    const card = cards.shift();
    if (card === undefined) throw new Error('No card is left to be turned over');
    await formatSpiceCard(phone, card);
  },
});

/** Steps through the phases, automatically or at the desk, until this phase could begin. */
function goingOnTo({ desk }: Company, phase: string): () => Promise<boolean> {
  return async () => {
    for (const next of ['Spice Blow and Nexus', 'CHOAM Charity'])
      if (await desk.offers(new RegExp(`^Next: ${next}$`))) await desk.press(`Next: ${next}`).catch(goesOnMeanwhile);
    return desk.offers(new RegExp(`^Next: ${phase}$`));
  };
}

/** The table has taken the step automatically before the press. */
const goesOnMeanwhile = (): void => undefined;

const isTalkedOn = ({ players }: Company): Promise<boolean> =>
  players.atreides.phone.page.getByRole('heading', { name: 'Nexus. Talk now.', level: 1 }).isVisible();

/** The Emperor offers Atreides an alliance, and Atreides accept. */
async function theyAlly({ screen, players: { atreides, emperor } }: Company): Promise<void> {
  await emperor.taps.of('alliance', async () => {
    await emperor.phone.isAsked('Nexus. Talk now.');
    await emperor.phone.lift('your offers');
    await emperor.phone.press(/^Atreides/);
    await emperor.phone.press('Offer an alliance');
  });
  await atreides.taps.of('alliance', async () => {
    await atreides.phone.lift('your offers');
    await atreides.phone.press(/^Emperor/);
    await atreides.phone.press('Accept');
  });
  await screen.showsHeading(/are allies\.$/);
  for (const { phone } of [atreides, emperor]) await phone.press('Cover');
}

/** A pledge of spice to the ally, a deal between two others, and a card of the Emperor’s that Atreides sees. */
async function theyTrade({ desk, screen, players }: Company, card: string | RegExp): Promise<void> {
  const { atreides, emperor, harkonnen, guild } = players;
  await desk.press('Next: Bidding');
  await atreides.taps.of('pledge', async () => {
    await atreides.phone.press('Set spice aside for an ally');
    await atreides.phone.page.getByLabel('For cards', { exact: true }).fill('2');
    await atreides.phone.press('Set 2 spice aside');
  });
  await guild.taps.of('deal', async () => {
    await guild.phone.press('Deals');
    await guild.phone.press('Propose a deal');
    await guild.phone.press('Harkonnen');
    await guild.phone.page.getByLabel('What you agree').fill('Carthag is yours for a turn');
    await guild.phone.page.getByLabel('Spice at once', { exact: true }).fill('1');
    await guild.phone.press('Propose it');
  });
  await harkonnen.taps.of('deal', async () => {
    await harkonnen.phone.press('Deals');
    await harkonnen.phone.press('Accept');
  });
  await screen.shows(/“Carthag is yours for a turn”/);
  await emperor.taps.of('look', () => shows(emperor.phone, card));
  await atreides.taps.of('look', async () => {
    await atreides.phone.press(SHOW_OR_LOOK);
    await atreides.phone.reads(/ shows you something\./);
    await atreides.phone.lift('what is shown');
    await atreides.phone.press('Look at it now');
    await atreides.phone.reads(/^The Emperor holds /);
    await atreides.phone.press('Close');
  });
}

const SHOW_OR_LOOK = 'Show a secret, or look at one';

async function shows(phone: Phone, card: string | RegExp): Promise<void> {
  await phone.press(SHOW_OR_LOOK);
  await phone.lift('what is shown');
  const mine = phone.page.getByRole('group', { name: 'Show one of yours' }).getByRole('button');
  await (typeof card === 'string' ? mine.filter({ hasText: card }) : mine).first().click();
  await phone.press('Atreides');
  await phone.press('Show it to Atreides');
}

/** Plays the phases on cardboard up to the pause. There are no battles. */
async function theTurnEnds({ desk, players }: Company, habits: readonly AutoAnswer[]): Promise<void> {
  if (await desk.offers(/^Next: Bidding$/)) await desk.press('Next: Bidding');
  await desk.press('Next: Revival');
  await playAtOnce(players, [...habits, ...REVIVING], () => desk.offers(/^Next: Shipment and movement$/));
  for (const phase of ['Shipment and movement', 'Battle', 'Spice Harvest']) await desk.press(`Next: ${phase}`);
  // Without battles the pause begins automatically. When the board is confirmed, the next storm begins and opens a
  // window.
  await playAtOnce(players, habits, () => isAskedForTheWeather(players));
}

const isAskedForTheWeather = ({ atreides }: Players): Promise<boolean> =>
  atreides.phone.page.getByRole('heading', { name: /Weather Control/, level: 1 }).isVisible();

/** Saves pictures of every device if the test fails. Then prints the counts, and checks the consoles. */
async function playedBy({ desk, screen, players }: Company, play: () => Promise<void>): Promise<void> {
  const devices: readonly Device[] = [
    desk.device,
    screen.device,
    ...SIX_FACTIONS.map((faction: FactionId) => players[faction].phone.device),
  ];
  onTestFailed(() => photograph(devices));
  const from = performance.now();
  await play();
  console.log(`\n${tapsTable(players, MATTERS)}\n${Math.round((performance.now() - from) / 1000)} seconds in all\n`);
  expect(players.atreides.taps.for('look')).toBeLessThanOrEqual(MAX_TAPS_TO_LOOK);
  expect(devices.flatMap(({ complaints }) => complaints)).toEqual([]);
  for (const { page } of devices) await page.close();
}

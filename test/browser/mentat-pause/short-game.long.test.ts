/** Two games that end soon: strongholds taken by a shipment and a battle, and a prediction that comes true. */
import { describe, expect, it, onTestFailed } from 'vitest';
import { sector, type FactionId } from '#engine';
import { Desk } from '../support/desk.ts';
import { seesNo } from '../support/device.ts';
import { BATTLES, ON_THE_WAY } from '../support/auto-answers.ts';
import { expectLayout, setUpBrowserSuite } from '../support/browser-suite.ts';
import { shippingAndMoving, type OwnTurns } from '../support/own-turns.ts';
import { photograph } from '../support/photograph.ts';
import { playersAmong, playAtOnce, type AutoAnswer, type Player } from '../support/players.ts';
import { autoStepping } from '../support/auto-stepping.ts';
import { Screen } from '../support/screen.ts';
import { forces, PresetTable, SHORT_WINDOW, type Setting } from '../support/preset-table.ts';

const house = setUpBrowserSuite();

const SEATS: readonly FactionId[] = ['atreides', 'bene-gesserit', 'harkonnen'];

/** Harkonnen holds two strongholds and ships to a third; Atreides is in one more. */
const settingOf = (inTueks: readonly ReturnType<typeof forces>[], predicted: FactionId): Setting => ({
  layer: 'basic',
  seating: [
    { faction: 'atreides', circle: 0 },
    { faction: 'bene-gesserit', circle: 2 },
    { faction: 'harkonnen', circle: 4 },
  ],
  position: [
    { kind: 'turn', turn: 5 },
    { kind: 'storm', sector: sector(15) },
    { kind: 'first-player', faction: 'harkonnen' },
    forces('harkonnen', 6, 'carthag', 10),
    forces('harkonnen', 4, 'arrakeen', 9),
    forces('atreides', 5, 'sietch-tabr', 13),
    ...inTueks,
    { kind: 'phase', phase: 'shipment' },
  ],
  own: [
    ...SEATS.map((faction) => ({ faction, fact: { kind: 'spice', spice: 6 } }) as const),
    {
      faction: 'bene-gesserit',
      fact: { kind: 'prediction', prediction: { faction: predicted, turn: 5 } },
    },
  ],
});

const TURNS: OwnTurns = { harkonnen: { ship: { part: 'Tuek’s Sietch', to: 'Tuek’s Sietch', forces: 3 } } };

/** The strongest leader and one force of three, against the weakest leader and no force. */
const WINNING: AutoAnswer = {
  asked: /^Your plan against /,
  about: 'battle plan',
  act: async ({ faction, plan }) => {
    await plan.chooseLeader(faction === 'harkonnen' ? 'feyd-rautha' : 'dr-yueh');
    if (faction === 'harkonnen') await plan.drag(1);
    await plan.seal();
  },
};

const SAYING_WHETHER_FORETOLD = (says: string): AutoAnswer => ({
  asked: /^Harkonnen wins\. Did you predict it\?$/,
  about: 'prediction',
  act: async (phone) => {
    await phone.lift('your prediction');
    await phone.press(says);
    await phone.press('Answer the table');
  },
});

interface Game {
  readonly desk: Desk;
  readonly screen: Screen;
  readonly players: readonly Player[];
}

async function seated(setting: Setting): Promise<Game> {
  const table = await PresetTable.open(house.url, SHORT_WINDOW, setting);
  await table.moderate({ type: 'ChooseMoves', made: 'on-phones' });
  const players = await playersAmong(SEATS, async (faction) => house.use(await table.phone(house.browser, faction)));
  const desk = new Desk(await house.use(await table.desk(house.browser)));
  const screen = new Screen(await house.use(await table.screen(house.browser)));
  onTestFailed(() => photograph([desk.device, screen.device, ...players.map(({ phone }) => phone.device)]));
  return { desk, screen, players };
}

const isToldOn =
  ({ screen }: Game, title: string) =>
  async (): Promise<boolean> =>
    screen.page.getByRole('heading', { name: title, level: 1 }).isVisible();

/** Plays until the screen names the winner. The desk steps from phase to phase. */
async function playsOut(game: Game, says: string, rules: string): Promise<void> {
  const told = isToldOn(game, rules);
  const next = autoStepping(game.desk, /^Next: Turn 6/);
  const habits = [
    WINNING,
    SAYING_WHETHER_FORETOLD(says),
    ...ON_THE_WAY,
    ...shippingAndMoving(TURNS, 'last'),
    ...BATTLES,
  ];
  await playAtOnce(game.players, habits, async () => (await told()) || ((await next()) && fail()));
}

const fail = (): never => {
  throw new Error('The turn is over, and nobody has won');
};

interface Told {
  readonly winner: FactionId;
  /** The text for the winner, and for all others. */
  readonly toWinner: string;
  readonly toOthers: string;
  readonly how: RegExp;
}

/** Checks that every phone, the screen and the desk show the same result and no further question. */
async function isWon({ desk, screen, players }: Game, { winner, toWinner, toOthers, how }: Told): Promise<void> {
  for (const { phone } of players) {
    const { faction } = phone;
    await phone.isAsked(faction === winner ? toWinner : toOthers);
    await phone.reads(how);
    await seesNo(phone.page.getByRole('button', { name: 'Play a card now' }));
    await seesNo(phone.page.getByText(/Not now|Look around/));
  }
  await screen.shows(how);
  await desk.reads('No seat has anything to answer.');
  expect(await desk.offers(/^(Next|Begin): /)).toBe(false);
  const [first] = players;
  if (first !== undefined) await expectLayout(first.phone.page);
  await expectLayout(screen.page);
  await expectLayout(desk.page);
}

describe('a short game', () => {
  it('is won by a shipment and the battle that follows', async () => {
    const game = await seated(settingOf([forces('atreides', 2, 'tueks-sietch', 4)], 'atreides'));
    await playsOut(game, 'You did not predict this', 'Harkonnen rules Arrakis');
    await isWon(game, {
      winner: 'harkonnen',
      toWinner: 'You win.',
      toOthers: 'Harkonnen wins.',
      how: /^Turn 5 ended with 3 strongholds: /,
    });
  });

  it('is won by the faction that predicted the victory', async () => {
    const game = await seated(settingOf([], 'harkonnen'));
    await playsOut(game, 'You predicted Harkonnen for turn 5', 'Bene Gesserit rules Arrakis');
    await isWon(game, {
      winner: 'bene-gesserit',
      toWinner: 'You predicted it. You win.',
      toOthers: 'Bene Gesserit wins.',
      how: /^Harkonnen was foretold for turn 5\. Harkonnen would have won\.$/,
    });
  });
});

it('has logged no error on any console', () => {
  expect(house.complaints()).toEqual([]);
});

/**
 * Six phones, a desk and a screen play a turn of the advanced game of 1979 with every optional rule: a storm by weather
 * marker that takes half of the Fremen, two piles with worms, the three moments of coexistence, a special Karama, two
 * battles, a captured leader, and no winner.
 */
import { describe, expect, it, onTestFailed } from 'vitest';
import { type FactionId } from '#engine';
import { autoStepping } from '../support/auto-stepping.ts';
import { Desk } from '../support/desk.ts';
import { photograph } from '../support/photograph.ts';
import type { Phone } from '../support/phone.ts';
import { playersOf, playOn, tapsTable, type Players } from '../support/players.ts';
import { PresetTable } from '../support/preset-table.ts';
import { Screen } from '../support/screen.ts';
import { setUpTimedSuite } from '../support/timed-suite.ts';
import { habitsOf1979, MOMENTS } from './all-habits.ts';
import { ALL_OF_1979 } from './all-options.ts';

/** The time of a window. It is long enough for players on a busy machine. */
const WINDOW_SECONDS = 5;

/** The faction that chooses at each moment. */
const WHO_SPEAKS: Readonly<Record<(typeof MOMENTS)[number], FactionId>> = {
  'end coexistence': 'bene-gesserit',
  joined: 'bene-gesserit',
  'send a force': 'bene-gesserit',
  storm: 'fremen',
  worm: 'fremen',
  captured: 'harkonnen',
};

/** The decks are shuffled the same every time, so the storm and the captured leader are the same. */
const house = setUpTimedSuite((bound) => Math.floor(bound * 0.618));

describe('the advanced game of 1979 with every optional rule', () => {
  it('plays one turn by its buttons alone', async () => {
    onTestFailed(() => photograph(house.devices));
    const { desk, screen, players } = await seated();
    await screen.shows(/^Shield Wall counts as a stronghold\. No\salliances\.$/);
    await desk.pressPastTheWayIn('Begin: Storm');
    await playOn(players, habitsOf1979(), autoStepping(desk, /^Next: Revival and movement$/));
    await bringsForcesBack(players.emperor.phone);
    await playOn(players, habitsOf1979(), autoStepping(desk, /^Next: Turn 4: Storm$/));
    for (const moment of MOMENTS)
      expect(players[WHO_SPEAKS[moment]].taps.for(moment), `taps for: ${moment}`).toBeGreaterThan(0);
    await everybodyReads(players);
    console.log(`\n${tapsTable(players, MOMENTS)}\n`);
  });

  it('logs no error on any console', () => {
    expect(house.devices.flatMap(({ complaints }) => complaints)).toEqual([]);
  });
});

interface Company {
  readonly desk: Desk;
  readonly screen: Screen;
  readonly players: Players;
}

async function seated(): Promise<Company> {
  const table = await PresetTable.open(house.url, WINDOW_SECONDS, ALL_OF_1979);
  await table.moderate({ type: 'ChooseMoves', made: 'on-phones' });
  await table.moderate({ type: 'ChooseBidding', way: 'open', clock: false });
  const players = await playersOf(async (faction) => house.use(await table.phone(house.browser, faction, {})));
  const desk = new Desk(house.use(await table.desk(house.browser)));
  const screen = new Screen(house.use(await table.screen(house.browser)));
  return { desk, screen, players };
}

/** The Emperor uses the special power of a Karama, with the button that every phone has. */
async function bringsForcesBack(emperor: Phone): Promise<void> {
  await emperor.press('Play a card now');
  await emperor.press('Karama: bring back 3 forces, 1 of them Sardaukar');
  await emperor.press('Play it openly');
  await emperor.reads(/Take 3 forces, 1 of them Sardaukar/);
}

/** Checks the text about the options on every phone after the turn, and the text for Atreides alone. */
async function everybodyReads({ atreides: { phone: atreides }, guild: { phone: guild } }: Players): Promise<void> {
  await guild.open('Table');
  await guild.reads('Harkonnen holds 1 leader of Atreides.');
  await guild.reads('Harkonnen holds 1 leader of Bene Gesserit.');
  await atreides.findsBeneath('what you hold', /Kwisatz Haderach/);
}

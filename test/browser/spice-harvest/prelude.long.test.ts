/**
 * Six phones and a screen play Spice Harvest by labels alone: the First Manager, five harvests with their auctions, a
 * trade, the claims, and the placement. The taps of each seat are counted.
 */
import { describe, expect, it, onTestFailed } from 'vitest';
import { factionName } from '#engine';
import { SIX_FACTIONS } from '../../support/six.ts';
import { deviceAt } from '../../support/server.ts';
import { photograph } from '../support/photograph.ts';
import { playAtOnce, playersOf, tapsTable, type Players } from '../support/players.ts';
import { PresetTable } from '../support/preset-table.ts';
import { Screen } from '../support/screen.ts';
import { setUpTimedSuite } from '../support/timed-suite.ts';
import { habitsOfHarvest, HARVEST_TABLE, MATTERS } from './habits.ts';

const WINDOW_SECONDS = 5;
/** The most taps of one seat in the whole prelude. */
const MOST_TAPS = 40;

/** The decks are the same every time. */
const house = setUpTimedSuite((bound) => Math.floor(bound * 0.618));

describe('Spice Harvest', () => {
  it('is played by labels, with few taps', async () => {
    onTestFailed(() => photograph(house.devices));
    const table = await PresetTable.open(house.url, WINDOW_SECONDS, HARVEST_TABLE);
    const players = await playersOf(async (faction) => house.use(await table.phone(house.browser, faction, {})));
    const screen = new Screen(house.use(await table.screen(house.browser)));
    await table.moderate({ type: 'BeginSetup' });
    await screen.shows('How much does each hand hold?');
    const guild = table.tokenOf('guild');
    await playAtOnce(players, habitsOfHarvest(), () => isOver(guild));
    console.log(`\n${tapsTable(players, MATTERS)}\n`);
    for (const faction of SIX_FACTIONS)
      expect(allTaps(players, faction), `taps of ${factionName(faction)}`).toBeLessThanOrEqual(MOST_TAPS);
  });

  it('left every console silent', () => {
    expect(house.devices.flatMap(({ complaints }) => complaints)).toEqual([]);
  });
});

const allTaps = (players: Players, faction: keyof Players): number =>
  MATTERS.reduce((sum, matter) => sum + players[faction].taps.for(matter), 0);

/** Whether the set-up goes on, as the view of this seat shows it. */
async function isOver(token: string): Promise<boolean> {
  const { view } = await deviceAt(house.url, token).game.view.query();
  return view.table.harvests?.isOver === true;
}

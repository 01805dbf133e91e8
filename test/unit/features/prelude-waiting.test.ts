/** How long the clock of the table makes all wait in a whole prelude in which every seat answers at once. */
import { describe, expect, it } from 'vitest';
import { stackedEngine } from '../../support/scenario/stacked-deck.ts';
import { SIX_SEATS } from '../../support/six.ts';
import { emptyTable, letWindowPass, openedTable, sendOk, tableView, type Table } from '../../support/table.ts';
import { playedOn } from '../../features/access-cards/play.ts';

const SECOND = 1000;
const LONGEST = 90 * SECOND;

const begun = (): Table =>
  sendOk(
    openedTable(
      SIX_SEATS,
      {
        edition: 'avalon-hill-1979',
        modules: ['spice-harvest'],
        components: {
          treachery: 'cardboard',
          traitors: 'cardboard',
          stormCards: 'cardboard',
          spiceDeck: 'cardboard',
          'spice-harvest/cards': 'app',
        },
      },
      emptyTable(1, stackedEngine({ harvestDeck: [12, 10, 8, 5, 15] })),
    ),
    'moderator',
    { type: 'BeginSetup' },
  );

const isOver = (table: Table): boolean => tableView(table).harvests?.isOver === true;

/** Answers everything at once, and lets the clock run only where no seat is asked. */
function whole(from: Table): Table {
  let table = from;
  while (!isOver(table)) {
    const answered = playedOn(table, isOver);
    table = isOver(answered) ? answered : letWindowPass(answered);
  }
  return table;
}

describe('the clock of the table', () => {
  it('makes nobody wait for long in a prelude', () => {
    const before = begun();
    const waited = whole(before).now - before.now;
    expect(waited).toBeGreaterThan(0);
    expect(waited).toBeLessThanOrEqual(LONGEST);
  });
});

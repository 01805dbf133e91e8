import { seededRandom } from '#engine';
import { must } from '#lib/core/assert-never.ts';
import { ALL_IN_APP, gameOpened, nextOfGame } from '../simulate/whole-game.ts';
import { makeMove } from './make-move.ts';
import { emptyTable, realEngine, type Table } from './table.ts';

/** An advanced game of six on phones with decks of the app, with at least this number of events. */
export function longEvening(events: number): Table {
  const random = seededRandom(1);
  const setting = { what: 'games', edition: 'gf9-2019', layer: 'advanced', players: 6 } as const;
  let table = gameOpened(setting, random, ALL_IN_APP).reduce(
    (before, move) => makeMove(before, move).table,
    emptyTable(1),
  );
  while (table.timeline.entries.length < events) {
    const move = must(nextOfGame(table, false, random), 'a move');
    const due = realEngine.nextDeadline(table.timeline)?.at ?? 0;
    table = makeMove({ ...table, now: Math.max(table.now, due) }, move).table;
  }
  return table;
}

/** Random games of the simulator's kind, and the first moment of each situation. */
import { itemAt, must, seededRandom, type Random } from '#engine';
import { chance, type Move } from '../../support/random-choice.ts';
import { makeMove } from '../../support/make-move.ts';
import { randomMove, randomOpening } from '../../support/random-play.ts';
import { emptyTable, type Table } from '../../support/table.ts';
import { GAMES, type Game } from './layers.ts';
import { situationsAt } from './situations.ts';

/** A game with all the moments at which it waits for players. */
export interface Surveyed {
  readonly seed: number;
  readonly moments: readonly Moment[];
}

export interface Moment {
  /** The number of events so far, and the length of the log (characters). */
  readonly after: number;
  readonly size: number;
  /** The present situations of the table. */
  readonly meets: readonly string[];
}

const MOVES = 160;
/** The percentage of games in which the table is set up by the book. */
const SET_UP = 35;

export const survey = (game: Game, games: number): readonly Surveyed[] =>
  Array.from({ length: games }, (_, at) => surveyed(game, at + 1));

/** Plays a game. Yields the table after each command that caused an event. */
export function* playedThrough(game: Game, seed: number): Generator<Table> {
  const random = seededRandom(seed * 31 + 7);
  let table = emptyTable(seed);
  for (const move of opening(game, seed, random)) table = makeMove(table, move).table;
  yield table;
  for (let step = 0; step < MOVES; step += 1) {
    const before = table.timeline.entries.length;
    table = makeMove(table, randomMove(table, random)).table;
    if (table.timeline.entries.length > before) yield table;
  }
}

function opening(game: Game, seed: number, random: Random): readonly Move[] {
  const { edition, layer } = must(
    GAMES.find((known) => known.game === game),
    game,
  );
  const moves = randomOpening(seed, { edition, layer });
  return chance(SET_UP, random) ? [...moves.slice(0, 1), { by: 'moderator', command: { type: 'BeginSetup' } }] : moves;
}

function surveyed(game: Game, seed: number): Surveyed {
  const moments: Moment[] = [];
  let size = 0;
  let counted = 0;
  for (const table of playedThrough(game, seed)) {
    const { entries } = table.timeline;
    for (; counted < entries.length; counted += 1) size += JSON.stringify(itemAt(entries, counted)).length;
    moments.push({ after: entries.length, size, meets: situationsAt(table) });
  }
  return { seed, moments };
}

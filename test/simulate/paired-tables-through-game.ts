/** A whole game with paired tables. One pair follows the other, and each pair differs in another secret for a while. */
import { shuffled, type EditionId, type Layer, type Random } from '#engine';
import { makeMove } from '../support/make-move.ts';
import { emptyTable, realEngine, stateOf, type Engine, type Table } from '../support/table.ts';
import { firstLeak, playedOn, type AtPlay, type FoundLeak } from '../support/paired-tables/find-leak.ts';
import { partingMoves } from '../support/paired-tables/diverge.ts';
import { differenceIn, SECRETS, type Secret } from '../support/paired-tables/secrets.ts';
import { twinsOf, type Leak } from '../support/paired-tables/paired-tables.ts';
import type { Game } from './game.ts';
import { isPreludeOver } from './prelude.ts';
import type { What } from './setting.ts';
import { gameOpened, nextOfGame } from './whole-game.ts';

/** Every edition and layer in which whole games are played. */
export const WHOLE_GAMES = [
  ['gf9-2019', 'basic'],
  ['gf9-2019', 'advanced'],
  ['avalon-hill-1979', 'basic'],
] as const;

/** Returns the whole game of a seed in this edition and layer. */
export const wholeGame =
  (edition: EditionId, layer: Layer, engine: Engine = realEngine) =>
  (seed: number): Game => ({ engine, seed, setting: { what: 'games', edition, layer } });

/** How often paired tables have differed in each secret. It is changed in place. */
export type Parted = Map<Secret, number>;

/**
 * A secret, and a pair of tables: first before the tables differ in the secret, then after each later move. The moves
 * are made on demand.
 */
export interface Pair {
  readonly secret: Secret;
  readonly course: Iterable<AtPlay | Leak>;
}

/** The maximum number of moves of one table between two pairs, of moves of a pair, and of pairs in a game. */
const BETWEEN = 10;
const TOGETHER = 60;
const MAX_PAIRS = 300;

/** The secrets in which the tables may differ. Both tables get the same deals. */
const MAY_PART = SECRETS.filter((secret) => differenceIn(secret).apart === undefined);

/** Returns the first secret that reaches an audience without the right to it; `null` if no secret does. */
export function leakInGame(game: Game, parted: Parted, random: Random): FoundLeak | null {
  for (const { secret, course } of pairsThroughGame(game, parted, random)) {
    const leak = firstLeak(secret, course, random);
    if (leak !== null) return leak;
  }
  return null;
}

/** Yields pairs of tables throughout a game, from the set-up to the end. The caller plays each pair to its end. */
export function* pairsThroughGame({ engine, setting, seed }: Game, parted: Parted, random: Random): Generator<Pair> {
  const next = (at: Table): ReturnType<typeof nextOfGame> => nextOfGame(at, seed % 2 === 1, random);
  let table = gameOpened(setting, random).reduce((at, move) => makeMove(at, move).table, emptyTable(seed, engine));
  const played = function* (secret: Secret): Generator<AtPlay | Leak> {
    const begun: AtPlay = { pairedTables: twinsOf(table), parted: false };
    yield begun;
    for (const now of playedOn(begun, { secret, steps: TOGETHER, partAt: 0, next }, random)) {
      if ('pairedTables' in now) table = now.pairedTables.one;
      yield now;
    }
  };
  for (let pair = 0; pair < MAX_PAIRS; pair += 1) {
    for (let left = random(BETWEEN); left > 0; left -= 1) {
      const move = next(table);
      if (move === null || isOver(table, setting.what)) return;
      table = makeMove(table, move).table;
    }
    const secret = seldomPartedOver(table, parted, random);
    if (secret === null) continue;
    parted.set(secret, (parted.get(secret) ?? 0) + 1);
    yield { secret, course: played(secret) };
  }
}

const isOver = (table: Table, what: What): boolean =>
  what === 'preludes' ? isPreludeOver(table) : stateOf(table).victory !== null;

/** Returns the possible secret with the fewest pairs so far. */
const seldomPartedOver = (table: Table, parted: Parted, random: Random): Secret | null =>
  shuffled(MAY_PART, random)
    .toSorted((one, other) => (parted.get(one) ?? 0) - (parted.get(other) ?? 0))
    .find((secret) => partingMoves(table, secret, random) !== null) ?? null;

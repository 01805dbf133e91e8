/**
 * Non-interference: two tables play the same game, except for one secret. A device that may not know the secret must
 * receive the same bytes at both tables – views, log, refusals, the clock's deadlines – until the rules disclose the
 * secret. Each public command is sent to both tables, word for word. The owner may hold other cards at the second
 * table. If a secret answer is not possible there, the owner gives another answer. If a public command is not possible
 * there, the owner has chosen to disclose the secret, and the comparison ends.
 */
import { seededRandom, type Random } from '#engine';
import { chance, type Move } from '../random-choice.ts';
import type { Fixed } from '../random-position.ts';
import { randomMove } from '../random-play.ts';
import type { Engine, Table } from '../table.ts';
import { part, partingMoves } from './diverge.ts';
import { compare, probe } from './received.ts';
import { sameMove } from './same-move.ts';
import { differenceIn, type Secret } from './secrets.ts';
import {
  twinsAlike,
  twinsWithOtherChance,
  twinsWithOtherDecks,
  type Leak,
  type PairedTables,
} from './paired-tables.ts';

export interface FoundLeak extends Leak {
  readonly secret: Secret;
  readonly step: number;
}

/** Plays one pair of tables. Returns the first leak; `null` if no audience learnt a secret that it may not know. */
export const findLeak = (
  engine: Engine,
  secret: Secret,
  seed: number,
  steps: number,
  fixed: Fixed = {},
): FoundLeak | null => comparedTwins({ engine, secret, seed, steps, fixed }).leak;

/**
 * Plays one pair of tables. Returns the leak, if any, and whether the tables ever differed. If they never differed,
 * nothing was compared.
 */
export function comparedTwins(pairing: Pairing): { readonly leak: FoundLeak | null; readonly parted: boolean } {
  const random = seededRandom(pairing.seed + 1);
  let parted = false;
  const course = noted(twinsAtPlay(pairing, random), () => {
    parted = true;
  });
  const leak = firstLeak(pairing.secret, course, random);
  return { leak, parted };
}

/** Yields the same pair and reports each moment at which the tables differ. */
export function* noted(course: Iterable<AtPlay | Leak>, onParted: () => void): Generator<AtPlay | Leak> {
  for (const now of course) {
    if ('received' in now || now.parted) onParted();
    yield now;
  }
}

/**
 * Returns the first difference that reaches an audience without the right to the secret, in all messages and attempts
 * of a game.
 */
export function firstLeak(secret: Secret, course: Iterable<AtPlay | Leak>, random: Random): FoundLeak | null {
  let step = 0;
  for (const now of course) {
    const leak = 'received' in now ? now : learnt(now, random);
    if (leak !== null) return { ...leak, secret, step };
    step += 1;
  }
  return null;
}

/** Equal tables cannot leak. */
function learnt({ pairedTables, parted }: AtPlay, random: Random): Leak | null {
  if (!parted) return null;
  return compare(pairedTables) ?? (chance(40, random) ? probe(pairedTables, random) : null);
}

export interface Pairing {
  readonly engine: Engine;
  readonly secret: Secret;
  readonly seed: number;
  readonly steps: number;
  readonly fixed?: Fixed;
}

/** A pair of tables, and whether the tables differ already. */
export interface AtPlay {
  readonly pairedTables: PairedTables;
  readonly parted: boolean;
}

/**
 * Yields a pair of tables after each of its moves, until the secret is disclosed. Also yields each answer that differs.
 */
export function twinsAtPlay(pairing: Pairing, random: Random): Generator<AtPlay | Leak, void> {
  const { engine, secret, seed, steps, fixed = {} } = pairing;
  const apart = begunApart(pairing);
  const begun = { pairedTables: apart ?? twinsAlike(engine, secret, seed, fixed), parted: apart !== null };
  const course = { secret, steps, partAt: partAtRandom(secret, steps, random), next: randomMove };
  return playedOn(begun, course, random);
}

/**
 * How long a pair stays equal. Half of the pairs that begin just before the moment of a secret differ at once, because
 * that moment may soon be over.
 */
const partAtRandom = (secret: Secret, steps: number, random: Random): number =>
  ['function', 'object'].includes(typeof differenceIn(secret).begins) && chance(50, random)
    ? 0
    : random(Math.max(1, steps >> 1));

/** The number of moves of a pair, and the first move at which its tables may differ. */
export interface Course {
  readonly secret: Secret;
  readonly steps: number;
  readonly partAt: number;
  /** `null` if no further command is possible. */
  readonly next: (table: Table, random: Random) => Move | null;
}

/** Plays on a pair in the middle of a game, and yields the same. */
export function* playedOn(
  begun: AtPlay,
  { secret, steps, partAt, next }: Course,
  random: Random,
): Generator<AtPlay | Leak, void> {
  let { pairedTables, parted } = begun;
  for (let step = 0; step < steps && pairedTables.unknowing.length > 0; step += 1) {
    const pair = !parted && step >= partAt ? partingMoves(pairedTables.one, secret, random) : null;
    const move = pair === null ? next(pairedTables.one, random) : null;
    if (pair === null && move === null) return;
    const after =
      pair !== null ? part(pairedTables, pair) : move !== null ? sameMove(pairedTables, move, random) : 'told';
    if (after === 'told') return;
    if ('received' in after) {
      yield after;
      return;
    }
    parted = parted || pair !== null;
    pairedTables = after;
    yield { pairedTables, parted };
  }
}

/** Returns tables that differ from the beginning, if no command makes the difference; otherwise `null`. */
function begunApart({ engine, secret, seed, fixed = {} }: Pairing): PairedTables | null {
  const { apart } = differenceIn(secret);
  if (apart === undefined) return null;
  const begin = apart === 'shuffled-otherwise' ? twinsWithOtherDecks : twinsWithOtherChance;
  return begin(engine, secret, seed, fixed);
}

/**
 * Non-interference: two tables play the same game, except for one secret. A device that may not know that secret must
 * receive the same bytes at both – views, log, refusals, the clock's deadlines – until it is lawfully disclosed.
 * The two games are twins: each public act happens at both, word for word. Where an owner's own secret answer is no
 * longer possible at the second table (he holds other cards there), he gives another one in its place. Where a public
 * act of his is no longer possible, the secret has told by his own choice, and the comparison ends.
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

/** Plays one pair of twins; `null` when nobody learnt what he may not know. */
export const findLeak = (
  engine: Engine,
  secret: Secret,
  seed: number,
  steps: number,
  fixed: Fixed = {},
): FoundLeak | null => comparedTwins({ engine, secret, seed, steps, fixed }).leak;

/** Plays one pair of twins. Returns the leak, if any, and whether the twins ever differed: otherwise nothing was compared. */
export function comparedTwins(pairing: Pairing): { readonly leak: FoundLeak | null; readonly parted: boolean } {
  const random = seededRandom(pairing.seed + 1);
  let parted = false;
  const course = noted(twinsAtPlay(pairing, random), () => {
    parted = true;
  });
  const leak = firstLeak(pairing.secret, course, random);
  return { leak, parted };
}

/** Yields the same course and reports each moment at which the twins differ. */
export function* noted(course: Iterable<AtPlay | Leak>, onParted: () => void): Generator<AtPlay | Leak> {
  for (const now of course) {
    if ('received' in now || now.parted) onParted();
    yield now;
  }
}

/** What somebody learns who may not, of all that is received and tried in the course of a game. */
export function firstLeak(secret: Secret, course: Iterable<AtPlay | Leak>, random: Random): FoundLeak | null {
  let step = 0;
  for (const now of course) {
    const leak = 'received' in now ? now : learnt(now, random);
    if (leak !== null) return { ...leak, secret, step };
    step += 1;
  }
  return null;
}

/** Of twins that are alike there is nothing to learn. */
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

/** Twins, and whether they differ by now. */
export interface AtPlay {
  readonly pairedTables: PairedTables;
  readonly parted: boolean;
}

/**
 * Yields the twins after each of their moves, until the secret comes out. Yields also how one of them answered
 * differently.
 */
export function twinsAtPlay(pairing: Pairing, random: Random): Generator<AtPlay | Leak, void> {
  const { engine, secret, seed, steps, fixed = {} } = pairing;
  const apart = begunApart(pairing);
  const begun = { pairedTables: apart ?? twinsAlike(engine, secret, seed, fixed), parted: apart !== null };
  const course = { secret, steps, partAt: partAtRandom(secret, steps, random), next: randomMove };
  return playedOn(begun, course, random);
}

/** Where tables begin just before the moment of a secret, half of the twins part at once: it may soon be over. */
const partAtRandom = (secret: Secret, steps: number, random: Random): number =>
  typeof differenceIn(secret).begins === 'function' && chance(50, random) ? 0 : random(Math.max(1, steps >> 1));

/** How twins play: so many moves, and from which on they may part. */
export interface Course {
  readonly secret: Secret;
  readonly steps: number;
  readonly partAt: number;
  /** `null` where nothing can be done any more. */
  readonly next: (table: Table, random: Random) => Move | null;
}

/** The same of twins who stand anywhere in a game. */
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

/** The tables differ from the beginning in what nobody does anything about; `null` where somebody does. */
function begunApart({ engine, secret, seed, fixed = {} }: Pairing): PairedTables | null {
  const { apart } = differenceIn(secret);
  if (apart === undefined) return null;
  const begin = apart === 'shuffled-otherwise' ? twinsWithOtherDecks : twinsWithOtherChance;
  return begin(engine, secret, seed, fixed);
}

/**
 * Non-interference: two tables play the same game, but for one secret. Whoever may not know that secret must receive
 * the same bytes at both – views, log, refusals, the clock's deadlines – until it is lawfully disclosed.
 *
 * The two games are twins: each public act happens at both, word for word. Where an owner's own secret answer is no
 * longer possible at the second table (he holds other cards there), he gives another one in its place. Where a public
 * act of his is no longer possible, the secret has told by his own choice, and the comparison ends.
 */
import { seededRandom, type Random } from '#engine';
import { chance } from '../chances.ts';
import type { Fixed } from '../random-position.ts';
import { randomMove } from '../random-play.ts';
import type { Engine } from '../table.ts';
import { part, partingMoves } from './parting.ts';
import { compare, probe } from './received.ts';
import { sameMove } from './same-move.ts';
import { twinsAlike, twinsWithOtherChance, twinsWithOtherDecks, type Leak, type Secret, type Twins } from './twins.ts';

export interface FoundLeak extends Leak {
  readonly secret: Secret;
  readonly step: number;
}

/** Plays one pair of twins; `null` when nobody learnt what he may not know. */
export function findLeak(
  engine: Engine,
  secret: Secret,
  seed: number,
  steps: number,
  fixed: Fixed = {},
): FoundLeak | null {
  const random = seededRandom(seed + 1);
  let step = 0;
  const found = (leak: Leak): FoundLeak => ({ ...leak, secret, step });
  for (const now of twinsAtPlay({ engine, secret, seed, steps, fixed }, random)) {
    if ('received' in now) return found(now);
    const leak = compare(now.twins) ?? (now.parted && chance(40, random) ? probe(now.twins, random) : null);
    if (leak !== null) return found(leak);
    step += 1;
  }
  return null;
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
  readonly twins: Twins;
  readonly parted: boolean;
}

/** The twins after each of their moves, until the secret is told; or how one was answered otherwise than the other. */
export function* twinsAtPlay(
  { engine, secret, seed, steps, fixed = {} }: Pairing,
  random: Random,
): Generator<AtPlay | Leak, void> {
  let twins = BEGUN_APART[secret]?.(engine, seed, fixed) ?? twinsAlike(engine, secret, seed, fixed);
  let parted = secret in BEGUN_APART;
  const partAt = random(Math.max(1, steps >> 1));
  for (let step = 0; step < steps && twins.unknowing.length > 0; step += 1) {
    const pair = !parted && step >= partAt ? partingMoves(twins.one, secret, random) : null;
    const next = pair === null ? sameMove(twins, randomMove(twins.one, random), random) : part(twins, pair);
    if (next === 'told') return;
    if ('received' in next) {
      yield next;
      return;
    }
    parted = parted || pair !== null;
    twins = next;
    yield { twins, parted };
  }
}

/** Nobody does anything about these: the tables differ in them from the beginning. */
const BEGUN_APART: Readonly<Partial<Record<Secret, (engine: Engine, seed: number, fixed: Fixed) => Twins>>> = {
  deck: (engine, seed, fixed) => twinsWithOtherDecks(engine, 'deck', seed, fixed),
  'card-for-sale': (engine, seed, fixed) => twinsWithOtherDecks(engine, 'card-for-sale', seed, fixed),
  'spice-deck': (engine, seed, fixed) => twinsWithOtherChance(engine, 'spice-deck', seed, fixed),
  'next-spice-card': (engine, seed, fixed) => twinsWithOtherChance(engine, 'next-spice-card', seed, fixed),
};

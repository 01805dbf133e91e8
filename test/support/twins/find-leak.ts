/**
 * Non-interference: two tables play the same game, but for one secret. Whoever may not know that secret must receive
 * the same bytes at both – views, log, refusals, the clock's deadlines – until it is lawfully disclosed.
 *
 * The two games are twins: each public act happens at both, word for word. Where an owner's own secret answer is no
 * longer possible at the second table (he holds other cards there), he gives another one in its place. Where a public
 * act of his is no longer possible, the secret has told by his own choice, and the comparison ends.
 */
import { seededRandom } from '#engine';
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
  let twins = BEGUN_APART[secret]?.(engine, seed, fixed) ?? twinsAlike(engine, secret, seed, fixed);
  let parted = secret in BEGUN_APART;
  const partAt = random(Math.max(1, steps >> 1));
  for (let step = 0; step < steps && twins.unknowing.length > 0; step += 1) {
    const pair = !parted && step >= partAt ? partingMoves(twins.one, secret, random) : null;
    const next = pair === null ? sameMove(twins, randomMove(twins.one, random), random) : part(twins, pair);
    if (next === 'told') return null;
    if ('received' in next) return { ...next, secret, step };
    parted = parted || pair !== null;
    twins = next;
    const leak = compare(twins) ?? (parted && chance(40, random) ? probe(twins, random) : null);
    if (leak !== null) return { ...leak, secret, step };
  }
  return null;
}

/** Nobody does anything about these: the tables differ in them from the beginning. */
const BEGUN_APART: Readonly<Partial<Record<Secret, (engine: Engine, seed: number, fixed: Fixed) => Twins>>> = {
  deck: (engine, seed, fixed) => twinsWithOtherDecks(engine, 'deck', seed, fixed),
  'card-for-sale': (engine, seed, fixed) => twinsWithOtherDecks(engine, 'card-for-sale', seed, fixed),
  'spice-deck': (engine, seed, fixed) => twinsWithOtherChance(engine, 'spice-deck', seed, fixed),
  'next-spice-card': (engine, seed, fixed) => twinsWithOtherChance(engine, 'next-spice-card', seed, fixed),
};

import { describe, expect, it } from 'vitest';
import { SEEDED_LEAKS, type SeededLeak } from '../support/leaky-engine.ts';
import { findLeak } from '../support/paired-tables/find-leak.ts';
import { realEngine } from '../support/table.ts';
import { SECRETS } from '../support/paired-tables/secrets.ts';

/**
 * The number of games that are played before a leak counts as missed. Most leaks are caught within the first few games.
 */
const PATIENCE = 150;
const STEPS = 80;

const caughtAfter = ({ engine, tells }: SeededLeak): number | null => {
  for (let seed = 0; seed < PATIENCE; seed += 1) {
    if (findLeak(engine, tells, seed, STEPS) !== null) return seed;
  }
  return null;
};

describe('a planted leak is caught', () => {
  it.each(Object.entries<SeededLeak>(SEEDED_LEAKS))('%s', (_name, leak) => {
    expect(caughtAfter(leak), leak.careless).not.toBeNull();
  });
});

describe('with every leak switched off,', () => {
  it.each(SECRETS)('the same games show no leak of a %s', (secret) => {
    for (let seed = 0; seed < 8; seed += 1) expect(findLeak(realEngine, secret, seed, STEPS)).toBeNull();
  });
});

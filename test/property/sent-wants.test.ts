import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isSentWant,
  sample,
  seededRandom,
  SENT_WANTS,
  type AnswerValue,
  type SentWant,
  type Want,
} from '../../lib/engine.ts';
import { pick } from '../support/chances.ts';
import { nearMisses } from '../support/guesses.ts';
import { makeMove, randomMove, randomTable } from '../support/random-play.ts';
import { randomCommand } from '../support/random-want.ts';
import { runs } from '../support/runs.ts';

const seeds = fc.noShrink(fc.integer({ min: 0, max: 2 ** 30 }));

const OTHER_DOORS: readonly Want['type'][] = ['OpenTable', 'CloseWindow', 'SwapFactions'];
const isForDevices = (want: Want): want is SentWant => !OTHER_DOORS.includes(want.type);

/** As it arrives. */
const sent = (want: Want): AnswerValue => JSON.parse(JSON.stringify(want)) as AnswerValue;

/** A number that no count of the game is. */
const isFoolish = (value: unknown): boolean =>
  typeof value === 'number'
    ? !Number.isSafeInteger(value) || value < 0 || value > 1_000
    : typeof value === 'object' && value !== null && Object.values(value).some(isFoolish);

/** What an instruction that nobody gave is called, and a prompt that nobody asks. */
const isNameless = (want: Want): boolean =>
  (want.type === 'TickInstruction' && want.instruction === 'i0') ||
  (want.type === 'ProposeNoLeader' && want.battle === 'b0') ||
  ('prompt' in want && want.prompt === '') ||
  ('slots' in want && want.slots.includes('h0')) ||
  (want.type === 'PutAwayCard' && want.card.slot === 'h0');

/** Which fields stand where, whatever lies in them; a list of words is like any other. */
const outlineOf = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return '·';
  if (Array.isArray(value)) return `[${[...new Set(value.map(outlineOf))].filter((item) => item !== '·').join(' ')}]`;
  const fields = Object.entries(value).map(([name, inner]) => `${name}: ${outlineOf(inner)}`);
  return `{${fields.sort().join(', ')}}`;
};

/** An answer is anything, and whose traitors are not told has no list of them. */
const mayLookOtherwise = (want: SentWant): boolean =>
  want.type === 'Answer' || (want.type === 'EnterOwn' && want.fact.kind === 'traitors');

describe('what a device sends', () => {
  it('arrives, whatever the table plays', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 0, max: 60 }), (seed, steps) => {
        const random = seededRandom(seed + 1);
        let table = randomTable(seed);
        for (let step = 0; step <= steps; step += 1) {
          const move = randomMove(table, random);
          if (isForDevices(move.want)) expect(isSentWant(sent(move.want)), JSON.stringify(move.want)).toBe(true);
          table = makeMove(table, move).table;
        }
      }),
      runs(60),
    );
  });

  it('arrives even where it is foolish, as long as its numbers could be the game’s', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const random = seededRandom(seed);
        const table = randomTable(seed);
        for (let count = 0; count < 50; count += 1) {
          const { want } = randomCommand(table, random);
          if (!isForDevices(want)) expect(isSentWant(sent(want)), JSON.stringify(want)).toBe(false);
          else if (!isNameless(want) && !isFoolish(want))
            expect(isSentWant(sent(want)), JSON.stringify(want)).toBe(true);
        }
      }),
      runs(60),
    );
  });

  it('arrives only with the fields of its kind', () => {
    const shapes = [...SENT_WANTS.values()];
    fc.assert(
      fc.property(seeds, (seed) => {
        const random = seededRandom(seed);
        const want = sample(pick(shapes, random), random);
        expect(isSentWant(sent(want)), JSON.stringify(want)).toBe(true);
        if (mayLookOtherwise(want)) return;
        for (const miss of nearMisses(sent(want), random)) {
          if (isSentWant(miss)) expect(outlineOf(miss), JSON.stringify(miss)).toBe(outlineOf(want));
        }
      }),
      runs(1_500),
    );
  });

  it('can be anything at all without harm', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(isSentWant(value)).toBe(false);
        expect(isSentWant({ type: 'RaiseHand', value })).toBe(false);
      }),
      runs(500),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isClientCommand,
  sample,
  seededRandom,
  CLIENT_COMMANDS,
  type AnswerValue,
  type SentIntent,
  type Intent,
} from '#engine';
import { pick } from '../support/chances.ts';
import { nearMisses } from '../support/guesses.ts';
import { makeMove } from '../support/make-move.ts';
import { randomMove, randomTable } from '../support/random-play.ts';
import { randomCommand } from '../support/random-intent.ts';
import { runs } from '../support/runs.ts';

const seeds = fc.noShrink(fc.integer({ min: 0, max: 2 ** 30 }));

const OTHER_DOORS: readonly Intent['type'][] = ['OpenTable', 'CloseWindow', 'SwapFactions'];
const isForDevices = (intent: Intent): intent is SentIntent => !OTHER_DOORS.includes(intent.type);

/** As it arrives. */
const sent = (intent: Intent): AnswerValue => JSON.parse(JSON.stringify(intent)) as AnswerValue;

/** A number that no count of the game is. */
const isFoolish = (value: unknown): boolean =>
  typeof value === 'number'
    ? !Number.isSafeInteger(value) || value < 0 || value > 1_000
    : typeof value === 'object' && value !== null && Object.values(value).some(isFoolish);

/** What an instruction that nobody gave is called, and a prompt that nobody asks. */
const isNameless = (intent: Intent): boolean =>
  (intent.type === 'TickInstruction' && intent.instruction === 'i0') ||
  (intent.type === 'ProposeNoLeader' && intent.battle === 'b0') ||
  ('prompt' in intent && intent.prompt === '') ||
  ('slots' in intent && intent.slots.includes('h0')) ||
  (intent.type === 'PutAwayCard' && intent.card.slot === 'h0') ||
  (intent.type === 'ShowSecret' && intent.secret.kind === 'card' && intent.secret.slot === 'h0');

/** Which fields stand where, whatever lies in them; a list of words is like any other. */
const outlineOf = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return '·';
  if (Array.isArray(value)) return `[${[...new Set(value.map(outlineOf))].filter((item) => item !== '·').join(' ')}]`;
  const fields = Object.entries(value).map(([name, inner]) => `${name}: ${outlineOf(inner)}`);
  return `{${fields.sort().join(', ')}}`;
};

/**
 * An answer is anything, one secret is named otherwise than another, whose traitors are not told has no list of them, and
 * a deal may be without spice or moment.
 */
const mayLookOtherwise = (intent: SentIntent): boolean =>
  intent.type === 'Answer' ||
  intent.type === 'ProposeDeal' ||
  intent.type === 'ShowSecret' ||
  (intent.type === 'EnterOwn' && intent.fact.kind === 'traitors');

describe('what a device sends', () => {
  it('arrives, whatever the table plays', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 0, max: 60 }), (seed, steps) => {
        const random = seededRandom(seed + 1);
        let table = randomTable(seed);
        for (let step = 0; step <= steps; step += 1) {
          const move = randomMove(table, random);
          if (isForDevices(move.intent))
            expect(isClientCommand(sent(move.intent)), JSON.stringify(move.intent)).toBe(true);
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
          const { intent } = randomCommand(table, random);
          if (!isForDevices(intent)) expect(isClientCommand(sent(intent)), JSON.stringify(intent)).toBe(false);
          else if (!isNameless(intent) && !isFoolish(intent))
            expect(isClientCommand(sent(intent)), JSON.stringify(intent)).toBe(true);
        }
      }),
      runs(60),
    );
  });

  it('arrives only with the fields of its kind', () => {
    const shapes = [...CLIENT_COMMANDS.values()];
    fc.assert(
      fc.property(seeds, (seed) => {
        const random = seededRandom(seed);
        const intent = sample(pick(shapes, random), random);
        expect(isClientCommand(sent(intent)), JSON.stringify(intent)).toBe(true);
        if (mayLookOtherwise(intent)) return;
        for (const miss of nearMisses(sent(intent), random)) {
          if (isClientCommand(miss)) expect(outlineOf(miss), JSON.stringify(miss)).toBe(outlineOf(intent));
        }
      }),
      runs(1_500),
    );
  });

  it('can be anything at all without harm', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(isClientCommand(value)).toBe(false);
        expect(isClientCommand({ type: 'RaiseHand', value })).toBe(false);
      }),
      runs(500),
    );
  });
});

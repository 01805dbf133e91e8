import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isClientCommand,
  sample,
  seededRandom,
  CLIENT_COMMANDS,
  type AnswerValue,
  type ClientCommand,
  type Command,
} from '#engine';
import { pickRandom } from '../support/random-choice.ts';
import { nearMisses } from '../support/guesses.ts';
import { makeMove } from '../support/make-move.ts';
import { randomMove, randomTable } from '../support/random-play.ts';
import { randomCommand } from '../support/random-command.ts';
import { runs } from '../support/runs.ts';

const seeds = fc.noShrink(fc.integer({ min: 0, max: 2 ** 30 }));

const OTHER_DOORS: readonly Command['type'][] = ['OpenTable', 'CloseWindow', 'SwapFactions'];
const isForDevices = (command: Command): command is ClientCommand => !OTHER_DOORS.includes(command.type);

/** Returns a command in the form in which the server receives it. */
const sent = (command: Command): AnswerValue => JSON.parse(JSON.stringify(command)) as AnswerValue;

/** A number that no count of the game has. */
const isFoolish = (value: unknown): boolean =>
  typeof value === 'number'
    ? !Number.isSafeInteger(value) || value < 0 || value > 1_000
    : typeof value === 'object' && value !== null && Object.values(value).some(isFoolish);

/** The ids of a missing instruction and of a missing prompt. */
const isNameless = (command: Command): boolean =>
  (command.type === 'TickInstruction' && command.instruction === 'i0') ||
  (command.type === 'ProposeNoLeader' && command.battle === 'b0') ||
  ('prompt' in command && command.prompt === '') ||
  ('slots' in command && command.slots.includes('h0')) ||
  (command.type === 'PutAwayCard' && command.card.slot === 'h0') ||
  (command.type === 'ShowSecret' && command.secret.kind === 'card' && command.secret.slot === 'h0');

/** Returns the field names of a value without their contents. All lists of strings are alike. */
const outlineOf = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return '·';
  if (Array.isArray(value)) return `[${[...new Set(value.map(outlineOf))].filter((item) => item !== '·').join(' ')}]`;
  const fields = Object.entries(value).map(([name, inner]) => `${name}: ${outlineOf(inner)}`);
  return `{${fields.sort().join(', ')}}`;
};

/**
 * Whether a command may differ from its schema's usual form. An answer is any value, secrets have different names,
 * unknown traitors have no list, and a deal may lack spice or a due moment.
 */
const canLookOtherwise = (command: ClientCommand): boolean =>
  command.type === 'Answer' ||
  command.type === 'ProposeDeal' ||
  command.type === 'ProposeQuietDeal' ||
  command.type === 'ShowSecret' ||
  (command.type === 'DeclareSecret' && command.fact.kind === 'traitors');

describe('a command from a device', () => {
  it('is accepted by the schema, whatever the table plays', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 0, max: 60 }), (seed, steps) => {
        const random = seededRandom(seed + 1);
        let table = randomTable(seed);
        for (let step = 0; step <= steps; step += 1) {
          const move = randomMove(table, random);
          if (isForDevices(move.command))
            expect(isClientCommand(sent(move.command)), JSON.stringify(move.command)).toBe(true);
          table = makeMove(table, move).table;
        }
      }),
      runs(60),
    );
  });

  it('is accepted by the schema even if it makes no sense, as long as its numbers can occur in a game', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const random = seededRandom(seed);
        const table = randomTable(seed);
        for (let count = 0; count < 50; count += 1) {
          const { command } = randomCommand(table, random);
          if (!isForDevices(command)) expect(isClientCommand(sent(command)), JSON.stringify(command)).toBe(false);
          else if (!isNameless(command) && !isFoolish(command))
            expect(isClientCommand(sent(command)), JSON.stringify(command)).toBe(true);
        }
      }),
      runs(60),
    );
  });

  it('is accepted by the schema only with the fields of its kind', () => {
    const shapes = [...CLIENT_COMMANDS.values()];
    fc.assert(
      fc.property(seeds, (seed) => {
        const random = seededRandom(seed);
        const command = sample(pickRandom(shapes, random), random);
        expect(isClientCommand(sent(command)), JSON.stringify(command)).toBe(true);
        if (canLookOtherwise(command)) return;
        for (const miss of nearMisses(sent(command), random)) {
          if (isClientCommand(miss)) expect(outlineOf(miss), JSON.stringify(miss)).toBe(outlineOf(command));
        }
      }),
      runs(1_500),
    );
  });

  it('can be any value without harm', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(isClientCommand(value)).toBe(false);
        expect(isClientCommand({ type: 'RaiseHand', value })).toBe(false);
      }),
      runs(500),
    );
  });
});

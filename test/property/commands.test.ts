import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom, type Audience } from '#engine';
import { wrongWith } from '../support/invariants.ts';
import { chance } from '../support/random-choice.ts';
import { randomAnswer } from '../support/random-answers.ts';
import { makeMove } from '../support/make-move.ts';
import { randomMove, randomTable } from '../support/random-play.ts';
import { randomCommand } from '../support/random-command.ts';
import { runs } from '../support/runs.ts';
import { emptyTable, factionsOf, openPrompts, send, stateOf, tableView, type Table } from '../support/table.ts';

const seeds = fc.noShrink(fc.integer({ min: 0, max: 2 ** 30 }));
const lengths = fc.integer({ min: 0, max: 120 });

const everything = (table: Table): readonly unknown[] =>
  (['table', 'moderator', ...factionsOf(table)] as readonly Audience[]).map((who) =>
    table.engine.view(table.timeline, who),
  );

describe('any command, from any sender,', () => {
  it('is answered, and leaves a valid position', () => {
    fc.assert(
      fc.property(seeds, lengths, (seed, steps) => {
        const random = seededRandom(seed + 7);
        let table = randomTable(seed);
        for (let step = 0; step < steps; step += 1) {
          const move = chance(60, random) ? randomCommand(table, random) : randomMove(table, random);
          table = makeMove(table, move).table;
          expect(wrongWith(stateOf(table)), JSON.stringify(move)).toEqual([]);
        }
        expect(() => everything(table)).not.toThrow();
      }),
      runs(150),
    );
  });

  it('is refused at a table that is not open, unless it opens the table', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const random = seededRandom(seed);
        const opened = randomTable(seed);
        const move = randomCommand(opened, random);
        if (move.command.type === 'OpenTable') return;
        const sent = send(emptyTable(), move.by, move.command);
        expect(sent.ok ? 'accepted' : sent.refusal).toEqual({ code: 'not-open' });
      }),
      runs(200),
    );
  });

  it('is refused with facts that have a text', () => {
    fc.assert(
      fc.property(seeds, lengths, (seed, steps) => {
        const random = seededRandom(seed);
        let table = randomTable(seed);
        for (let step = 0; step < steps; step += 1) {
          const sent = makeMove(table, randomCommand(table, random));
          if (!sent.ok) expect(JSON.parse(JSON.stringify(sent.refusal))).toEqual(sent.refusal);
          table = sent.table;
        }
      }),
      runs(60),
    );
  });

  it('leaves no endless wait: a set-up and battles go on until they are over', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const random = seededRandom(seed);
        let table = send(randomTable(seed), 'moderator', { type: 'BeginBattles' }).table;
        for (let step = 0; step < 400 && tableView(table).running !== null; step += 1) {
          table = makeMove(table, nextStep(table, random)).table;
        }
        expect(tableView(table).running).toBeNull();
      }),
      runs(120),
    );
  });
});

/**
 * Sends the answer of a seat to its question, or lets the window's time pass. One of the two must always be possible.
 */
function nextStep(table: Table, random: ReturnType<typeof seededRandom>) {
  const asked = openPrompts(table).filter(({ sealed, kind }) => !sealed && kind !== 'check-own');
  const [prompt] = asked;
  const deadline = table.engine.nextDeadline(table.timeline);
  if (prompt === undefined && deadline === null) throw new Error('The table waits, and nobody is asked.');
  if (prompt === undefined)
    return { by: 'clock', command: deadline?.command ?? { type: 'CloseWindow', window: 'w0' } } as const;
  return randomAnswer(prompt, random);
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  contains,
  enumerate,
  isEmpty,
  sample,
  seededRandom,
  type AnswerValue,
  type Prompt,
  type Random,
  type Command,
} from '#engine';
import { boldGuess, nearMisses } from '../support/guesses.ts';
import { isLegalAnswer } from '../support/oracle/answers.ts';
import { pickRandom } from '../support/random-choice.ts';
import { makeMove } from '../support/make-move.ts';
import { randomMove, randomTable } from '../support/random-play.ts';
import { runs } from '../support/runs.ts';
import { factionsOf, openPrompts, seatView, send, stateOf, type Table } from '../support/table.ts';

const seeds = fc.noShrink(fc.integer({ min: 0, max: 2 ** 30 }));
const lengths = fc.integer({ min: 0, max: 60 });

/** The maximum number of answers that are tested one by one. Beyond that number, samples represent the rest. */
const ENUMERATED = 40;

/** Plays random games and checks each position on the way. */
function throughGames(count: number, look: (table: Table, gone: readonly Prompt[], random: Random) => void): void {
  fc.assert(
    fc.property(seeds, lengths, (seed, steps) => {
      const random = seededRandom(seed + 1);
      let table = randomTable(seed);
      const asked = new Map<string, Prompt>();
      for (let step = 0; step <= steps; step += 1) {
        const open = openPrompts(table);
        const gone = [...asked.values()].filter((prompt) => !open.some((one) => one.id === prompt.id));
        look(table, gone, random);
        open.forEach((prompt) => asked.set(prompt.id, prompt));
        table = makeMove(table, randomMove(table, random)).table;
      }
    }),
    runs(count),
  );
}

const unsealed = (table: Table): readonly Prompt[] => openPrompts(table).filter((prompt) => !prompt.sealed);

const answerTo = ({ id }: Prompt, value: unknown): Command => ({ type: 'Answer', prompt: id, value });

describe('a card played at any time', () => {
  it('is accepted exactly if it is offered, from the seat that holds it', () => {
    throughGames(25, (table, _gone, random) => {
      for (const { freePlay } of factionsOf(table).map((who) => seatView(table, who))) {
        for (const value of offered(freePlay, random)) {
          const sent = send(table, freePlay.faction, answerTo(freePlay, value));
          expect(sent.ok, JSON.stringify(value)).toBe(true);
          const again = send(sent.table, freePlay.faction, answerTo(freePlay, value));
          // A Hajr may reopen a finished turn. Then all questions have new ids.
          const isAskedAnew = sent.ok && sent.events.some(({ type }) => type === 'EpochRaised');
          expect(again.ok ? 'accepted' : again.refusal).toEqual({
            code: isAskedAnew ? 'stale-prompt' : 'not-an-answer',
          });
          const stranger = pickRandom(factionsOf(table), random);
          if (stranger === freePlay.faction) continue;
          const stolen = send(table, stranger, answerTo(freePlay, value));
          expect(stolen.ok ? 'accepted' : stolen.refusal).toEqual({ code: 'stale-prompt' });
        }
      }
    });
  });
});

describe('an answer', () => {
  it('exists for every question, under an id of its own', () => {
    throughGames(60, (table) => {
      const open = openPrompts(table);
      expect(open.filter((prompt) => isEmpty(prompt.answers))).toEqual([]);
      expect(new Set(open.map((prompt) => prompt.id)).size).toBe(open.length);
    });
  });

  it('that is offered is accepted', () => {
    throughGames(25, (table, _gone, random) => {
      for (const prompt of unsealed(table)) {
        for (const value of offered(prompt, random)) {
          const sent = send(table, prompt.faction, answerTo(prompt, value));
          expect(sent.ok, `${prompt.kind} ${JSON.stringify(value)}`).toBe(true);
        }
      }
    });
  });

  it('that is nearly legal is refused', () => {
    throughGames(25, (table, _gone, random) => {
      for (const prompt of unsealed(table)) {
        for (const value of nearMisses(sample(prompt.answers, random), random)) {
          if (contains(prompt.answers, value)) continue;
          const sent = send(table, prompt.faction, answerTo(prompt, value));
          expect(sent.ok ? 'accepted' : sent.refusal, `${prompt.kind} ${JSON.stringify(value)}`).toEqual({
            code: 'not-an-answer',
          });
        }
      }
    });
  });

  it('is accepted exactly if a second reading of the rules allows it', () => {
    throughGames(60, (table, _gone, random) => {
      const state = stateOf(table);
      for (const prompt of unsealed(table)) {
        const guesses = Array.from({ length: 4 }, () => boldGuess(state, prompt, random));
        for (const value of [sample(prompt.answers, random), ...guesses]) {
          const { ok } = send(table, prompt.faction, answerTo(prompt, value));
          expect(ok, `${prompt.kind} ${JSON.stringify(value)}`).toBe(isLegalAnswer(state, prompt, value));
        }
      }
    });
  });

  it('to a closed question is stale', () => {
    throughGames(40, (table, gone, random) => {
      for (const prompt of gone.slice(-10)) {
        const sent = send(table, prompt.faction, answerTo(prompt, sample(prompt.answers, random)));
        expect(sent.ok ? 'accepted' : sent.refusal, prompt.id).toEqual({ code: 'stale-prompt' });
      }
    });
  });

  it('of a seat that was not asked is refused as if no question were open', () => {
    throughGames(40, (table, _gone, random) => {
      for (const prompt of openPrompts(table)) {
        const stranger = pickRandom(factionsOf(table), random);
        if (stranger === prompt.faction) continue;
        const sent = send(table, stranger, answerTo(prompt, sample(prompt.answers, random)));
        expect(sent.ok ? 'accepted' : sent.refusal, prompt.id).toEqual({ code: 'stale-prompt' });
      }
    });
  });

  it('that is repeated counts once', () => {
    throughGames(40, (table, _gone, random) => {
      for (const prompt of unsealed(table)) {
        const command = answerTo(prompt, sample(prompt.answers, random));
        const once = send(table, prompt.faction, command);
        const twice = send(once.table, prompt.faction, command);
        expect(twice.ok ? 'accepted' : twice.refusal, prompt.id).toEqual({ code: 'stale-prompt' });
      }
    });
  });

  it('from the moderator or the clock is refused', () => {
    throughGames(20, (table, _gone, random) => {
      for (const prompt of openPrompts(table)) {
        for (const by of ['moderator', 'clock'] as const) {
          const sent = send(table, by, answerTo(prompt, sample(prompt.answers, random)));
          expect(sent.ok ? 'accepted' : sent.refusal).toEqual({ code: 'seats-only' });
        }
      }
    });
  });
});

function offered(prompt: Prompt, random: Random): readonly AnswerValue[] {
  const found: AnswerValue[] = [];
  for (const value of enumerate(prompt.answers)) {
    if (found.length >= ENUMERATED)
      return [...found, ...Array.from({ length: 10 }, () => sample(prompt.answers, random))];
    found.push(value);
  }
  return found;
}

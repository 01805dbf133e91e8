import { describe, expect, it } from 'vitest';
import { enumerate, type FactionId, getField, modulesOf, must, type Prompt, sample, seededRandom } from '#engine';
import { DUEL_OF_1984 } from '#lib/editions/duel-1984.ts';
import type { DuelingCard } from '#lib/model/dueling.ts';
import { legalMoves } from '#lib/modules/duel/arena/moves.ts';
import { stackedEngine } from '../../support/scenario/stacked-deck.ts';
import {
  emptyTable,
  letTickPass,
  openedTable,
  promptsOf,
  realEngine,
  seatView,
  sendOk,
  stateOf,
  type Table,
  tableView,
} from '../../support/table.ts';

const SEATS = ['atreides', 'fremen', 'guild', 'emperor'] as const satisfies readonly FactionId[];
const ANSWER_MS = 2_000;
const MOST_FORCED_MS = 90_000;
const DUELS = 12;
/** A duel of two cautious leaders does not end by itself, so the moderator parts them. */
const MOST_QUESTIONS = 300;

/** A table on which Atreides have declared Kanly against the Fremen. */
function declaredWith(first: readonly DuelingCard[], seed = 1): Table {
  const engine = first.length === 0 ? realEngine : stackedEngine({ duelingDeck: first });
  const opened = openedTable(
    SEATS.map((faction, circle) => ({ faction, circle })),
    { edition: 'avalon-hill-1979', modules: ['duel'] },
    emptyTable(seed, engine),
  );
  const inPlay = sendOk(opened, 'moderator', { type: 'CorrectFact', fact: { kind: 'turn', turn: 2 } });
  const threatened = sendOk(inPlay, 'atreides', { type: 'ThreatenKanly', on: 'fremen', action: 'ride a worm' });
  return sendOk(threatened, 'atreides', { type: 'DeclareKanly' });
}

const askedIn = (table: Table): readonly Prompt[] =>
  SEATS.flatMap((who) => promptsOf(table, who).filter(({ sealed, id }) => !sealed && id.includes('kanly-')));

const answered = (table: Table, { faction, id }: Prompt, value: unknown): Table =>
  sendOk(table, faction, { type: 'Answer', prompt: id, value });

/** Plays a duel in which each seat answers after two seconds. Returns the time that the table's clock added (ms). */
function forcedWaitingIn(seed: number): number {
  const random = seededRandom(seed);
  let table = declaredWith([], seed);
  let forced = 0;
  for (let questions = 0; questions < MOST_QUESTIONS;) {
    const { deck, discards } = must(stateOf(table).kanly, 'Kanly');
    expect(deck.length === 0 && discards.length > 0, 'an empty deck is not shuffled').toBe(false);
    const asked = askedIn(table);
    if (asked.length > 0) {
      table = { ...table, now: table.now + ANSWER_MS };
      for (const prompt of asked) table = answered(table, prompt, preferred(prompt, random));
      questions += 1;
      continue;
    }
    if (tableView(table).kanly?.running === null) return forced;
    const before = table.now;
    const next = letTickPass(table);
    if (next === table) throw new Error('The duel waits for nobody and for no time');
    table = next;
    forced += table.now - before;
  }
  return forced;
}

/** An attack if one is possible, otherwise any answer. */
function preferred(prompt: Prompt, random: ReturnType<typeof seededRandom>) {
  const attacks =
    prompt.kind === 'arena-move'
      ? [...enumerate(prompt.answers)].filter((one) => getField(one, 'move') === 'attack')
      : [];
  return attacks[0] ?? sample(prompt.answers, random);
}

describe('a duel at the table', () => {
  it('makes seats that answer after two seconds wait at most 90 seconds, and always has a deck', () => {
    for (let seed = 1; seed <= DUELS; seed += 1) expect(forcedWaitingIn(seed)).toBeLessThanOrEqual(MOST_FORCED_MS);
  });

  it('shows nobody else whether the attacked seat holds the card that answers', () => {
    const [holds, lacks] = (['poison-from-right', 'poison-from-left'] as const).map((card) => {
      let table = declaredWith(['attack-left', card, 'place-block', 'place-block']);
      const play = (who: FactionId, value: unknown): void => {
        table = answered(
          table,
          must(
            askedIn(table).find(({ faction }) => faction === who),
            `a question to ${who}`,
          ),
          value,
        );
      };
      play('atreides', 'lady-jessica');
      play('fremen', 'stilgar');
      play('atreides', 'sector-1-1');
      play('fremen', 'sector-1-2');
      play('atreides', 0);
      play('fremen', 0);
      play('guild', { side: 'atreides', leader: 'staban-tuek' });
      play('emperor', { side: 'fremen', leader: 'bashar' });
      play('atreides', { move: 'attack', card: 'attack-left', on: 'fremen', direction: 'left' });
      const attacked = table;
      play('fremen', false);
      return [attacked, table] as const;
    });
    const [one, other] = [must(holds, 'a table'), must(lacks, 'a table')];
    for (const at of [0, 1] as const) {
      for (const who of ['atreides', 'guild', 'emperor'] as const)
        expect(seatView(one[at], who)).toEqual(seatView(other[at], who));
      expect(tableView(one[at])).toEqual(tableView(other[at]));
      expect(one[at].engine.nextDeadline(one[at].timeline)).toEqual(other[at].engine.nextDeadline(other[at].timeline));
    }
    // The attacked seat itself sees another hand.
    expect(seatView(one[0], 'fremen')).not.toEqual(seatView(other[0], 'fremen'));
  });

  it('is not offered for a new table before the module is whole', () => {
    expect(modulesOf('avalon-hill-1979')).not.toContain('duel');
  });
});

describe('a seventh block', () => {
  it('is not possible (ah79-no-seventh-block)', () => {
    const blocks = ['border-1-1', 'border-1-2', 'border-1-3', 'border-1-4', 'border-1-5'] as const;
    const placed = (count: readonly `border-${number}-${number}`[]) =>
      legalMoves(
        DUEL_OF_1984,
        {
          fighters: [
            { faction: 'guild', at: 'sector-1-1', backing: 0, worth: 5, isShown: false, onDisc: null },
            { faction: 'fremen', at: 'sector-3-1', backing: 0, worth: 5, isShown: false, onDisc: null },
          ],
          blocks: count,
          turn: 'guild',
          made: 0,
          three: null,
          idle: 0,
          attack: null,
        },
        ['place-block'],
      ).filter(({ move }) => move === 'place-block').length;
    expect([placed(blocks), placed([...blocks, 'border-2-1'])]).toEqual([7, 0]);
  });
});

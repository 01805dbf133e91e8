/** Undo by replay comes to the same as the way back that features write themselves, until it takes their place. */
import { describe, expect, it } from 'vitest';
import { isEmpty, itemAt, sample, seededRandom, type GameState, type Random } from '#engine';
import { positionOf } from '#lib/kernel/uses.ts';
import { gameOpened, nextOfGame } from '../simulate/whole-game.ts';
import { makeMove } from '../support/make-move.ts';
import { chance, pickRandom, type Move } from '../support/random-choice.ts';
import { runs } from '../support/runs.ts';
import { emptyTable, factionsOf, freePlays, seatView, stateOf, type Table } from '../support/table.ts';
import { MEANT, NOTHING_YET, playedOn, type Outcome } from '../support/undo/beside.ts';
import { CARDBOARD_HANDS, settingOf } from '../support/undo/games.ts';

const FIRST_SEED = runs(1).seed ?? Date.now() % 2 ** 30;
const seeds = (count: number, daily: number): readonly number[] =>
  Array.from({ length: runs(count, daily).numRuns }, (_, at) => FIRST_SEED + at);

const LAST_TURN = 6;
const MOST_MOVES = 2500;
/** How often in a hundred moves. */
const SLIPS = 22;
const KARAMAS = 10;

/** Somebody takes a slip back, or stops something with a Karama; `null` where nobody does. */
function undoMove(table: Table, random: Random): Move | null {
  const { phase, talking, paused } = stateOf(table);
  if (phase !== 'shipment' || talking.length > 0 || paused !== null) return null;
  const by = factionsOf(table).find((faction) => seatView(table, faction).mine.ownTurn.mayTakeBack !== null);
  if (by !== undefined && chance(SLIPS, random)) return { by, command: { type: 'UndoStep' } };
  return chance(KARAMAS, random) ? karamaMove(table, random) : null;
}

const TRIES = 30;

function karamaMove(table: Table, random: Random): Move | null {
  const plays = freePlays(table).filter(({ answers }) => !isEmpty(answers));
  if (plays.length === 0) return null;
  const { id, faction: asks, answers } = pickRandom(plays, random);
  const said = Array.from({ length: TRIES }, () => sample(answers, random));
  const value = said.find((one) => /"(cancels|refuses)"/.test(JSON.stringify(one)));
  return value === undefined ? null : { by: asks, command: { type: 'Answer', prompt: id, value } };
}

/** All undos of one game, and what came of them. */
function undosIn(seed: number): readonly Outcome[] {
  const random = seededRandom(seed + 1);
  const setting = settingOf(seed);
  const outcomes: Outcome[] = [];
  let table = emptyTable(seed);
  let beside = NOTHING_YET;
  const play = (move: Move): void => {
    const before = table;
    const sent = makeMove(table, move);
    table = sent.table;
    if (!sent.ok) return;
    expect(positionsNoted(before, table)).toEqual([]);
    const played = playedOn(beside, move, sent.events, table);
    beside = played.beside;
    if (played.outcome !== null) outcomes.push(played.outcome);
  };
  for (const move of gameOpened(setting, random, CARDBOARD_HANDS)) play(move);
  for (let moves = 0; moves < MOST_MOVES; moves += 1) {
    const { victory, turn } = stateOf(table);
    const move =
      victory !== null || turn > LAST_TURN
        ? null
        : (undoMove(table, random) ?? nextOfGame(table, seed % 2 === 1, random));
    if (move === null) return outcomes;
    play(move);
  }
  return outcomes;
}

/** Uses whose position before is not the one that their first event met. */
function positionsNoted({ timeline: before }: Table, { timeline: after }: Table): readonly string[] {
  const wrong: string[] = [];
  for (let at = before.entries.length; at < after.entries.length; at += 1) {
    const event = itemAt(after.entries, at)?.event;
    if (event?.type !== 'UseBegan') continue;
    const [then, now] = [itemAt(after.states, at - 1), itemAt(after.states, at)];
    const noted = now?.undo.open.find(({ use }) => use === event.use)?.before ?? null;
    if (then !== undefined && noted !== null && !isSamePosition(then, noted)) wrong.push(event.use);
  }
  return wrong;
}

const isSamePosition = (state: GameState, noted: object): boolean => {
  const position = positionOf(state);
  return Object.entries(position).every(([field, value]) => Reflect.get(noted, field) === value);
};

describe('undo by replay', () => {
  it('comes to what the way back of the features comes to', () => {
    let undos = 0;
    const different: string[] = [];
    for (const seed of seeds(25, 3)) {
      for (const { kind, differs, example } of undosIn(seed)) {
        undos += 1;
        if (differs.some((part) => !MEANT.includes(part))) different.push(`${seed}: ${kind}: ${example}`);
      }
    }
    expect(different).toEqual([]);
    expect(undos).toBeGreaterThan(20);
  });
});

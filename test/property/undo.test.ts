/** An undone use leaves nothing but new knowledge, whatever happened meanwhile. */
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import {
  isEmpty,
  isNonBlocking,
  isRoundOfTurns,
  itemAt,
  sample,
  seededRandom,
  type Command,
  type GameEvent,
  type GameState,
  type PublicFact,
  type Random,
} from '#engine';
import { assemble } from '#lib/kernel/assemble.ts';
import { evolve } from '#lib/kernel/evolve.ts';
import { prompts } from '#lib/kernel/prompts.ts';
import { factHandlerFor, NEVER_UNDONE } from '#lib/kernel/registry.ts';
import { withoutUse } from '#lib/kernel/undo.ts';
import { positionOf } from '#lib/kernel/uses.ts';
import type { Use } from '#lib/model/uses.ts';
import { gameOpened, nextOfGame } from '../simulate/whole-game.ts';
import { makeMove } from '../support/make-move.ts';
import { chance, pickRandom, type Move } from '../support/random-choice.ts';
import { randomAnswer } from '../support/random-answers.ts';
import { randomDiversion } from '../support/random-side-actions.ts';
import { runs } from '../support/runs.ts';
import { emptyTable, factionsOf, freePlays, openPrompts, seatView, stateOf, type Table } from '../support/table.ts';
import { carriedOn } from '../support/undo/carried-on.ts';
import { CARDBOARD_HANDS, settingOf } from '../support/undo/games.ts';

const FIRST_SEED = runs(1).seed ?? Date.now() % 2 ** 30;
const seeds = (count: number, daily: number): readonly number[] =>
  Array.from({ length: runs(count, daily).numRuns }, (_, at) => FIRST_SEED + at);

const MOST_MOVES = 1200;
const LAST_TURN = 4;
/** The percentage of moments with a possible use at which a player makes and undoes that use. */
const PROBES = 30;
const MOST_MEANWHILE = 6;
/** The percentage of these uses after which a player counts pieces that the use may have changed. */
const COUNTS = 35;

/** The percentage of moments at which a player undoes a mistake or tries to cancel something. */
const SLIPS = 12;
const KARAMAS = 10;
const TRIES = 30;

/** The commands that are not sent meanwhile, because they continue the game or take it back. */
const NOT_MEANWHILE: readonly Command['type'][] = [
  'Answer',
  'AnswerByDefault',
  'Withdraw',
  'ClearInstructions',
  'TickInstruction',
  'NextPhase',
  'EndPhase',
  'GoOn',
  'TakeBack',
  'CloseWindow',
  'UndoStep',
  'TakeSpiceCardBack',
];

/** A correction of one of these facts ends every use. */
const SETTLING: readonly PublicFact['kind'][] = ['phase', 'turn'];

interface Pair {
  /** The use is made at this table. */
  readonly used: Table;
  /** The table at which the use was not made. */
  readonly unused: Table;
}

/** A player undoes a mistake, or cancels something with a Karama; `null` if none does. */
function undoMove(table: Table, random: Random): Move | null {
  const { phase, talking, paused } = stateOf(table);
  if (!isRoundOfTurns(phase) || talking.length > 0 || paused !== null) return null;
  const by = factionsOf(table).find((faction) => seatView(table, faction).mine.ownTurn.mayTakeBack !== null);
  if (by !== undefined && chance(SLIPS, random)) return { by, command: { type: 'UndoStep' } };
  return chance(KARAMAS, random) ? karamaMove(table, random) : null;
}

function karamaMove(table: Table, random: Random): Move | null {
  const plays = freePlays(table).filter(({ answers }) => !isEmpty(answers));
  if (plays.length === 0) return null;
  const { id, faction: by, answers } = pickRandom(plays, random);
  const said = Array.from({ length: TRIES }, () => sample(answers, random));
  const value = said.find((one) => /"(cancels|refuses)"/.test(JSON.stringify(one)));
  return value === undefined ? null : { by, command: { type: 'Answer', prompt: id, value } };
}

/** Returns the uses whose recorded position differs from the position of their first event. */
function positionsNoted({ timeline: before }: Table, { timeline: after }: Table): readonly string[] {
  return Array.from({ length: after.entries.length - before.entries.length }, (_, index) => {
    const at = before.entries.length + index;
    const event = itemAt(after.entries, at)?.event;
    if (event?.type !== 'UseBegan') return null;
    const [then, now] = [itemAt(after.states, at - 1), itemAt(after.states, at)];
    const noted = now?.undo.open.find(({ use }) => use === event.use)?.before ?? null;
    return then === undefined || noted === null || isSamePosition(then, noted) ? null : event.use;
  }).filter((use) => use !== null);
}

const isSamePosition = (state: GameState, noted: object): boolean =>
  Object.entries(positionOf(state)).every(([field, value]) => Reflect.get(noted, field) === value);

/** Returns the next step of a turn as an answer of its owner; `null` if no step is asked. */
function stepMove(table: Table, random: Random): Move | null {
  const step = openPrompts(table).find(({ kind, sealed }) => !sealed && (kind === 'ship' || kind === 'move'));
  return step === undefined ? null : randomAnswer(step, random);
}

const usesIn = (events: readonly GameEvent[]): readonly Use[] =>
  events.filter((event): event is Extract<GameEvent, { type: 'UseBegan' }> => event.type === 'UseBegan');

/** Continues the game at the table with the use: players answer its questions, and its owner takes later steps. */
function playOn(table: Table, random: Random): Table {
  const open = openPrompts(table).filter(({ kind, sealed }) => !sealed && !isNonBlocking(kind));
  const deadline = table.engine.nextDeadline(table.timeline);
  const move =
    open.length > 0
      ? randomAnswer(pickRandom(open, random), random)
      : deadline === null
        ? null
        : ({ by: 'clock', command: deadline.command } as const);
  if (move === null) return table;
  const sent = makeMove(table, move);
  // Everything that stays when the use is undone must also be done at the other table.
  const stays = sent.ok && sent.events.some(({ type }) => NEVER_UNDONE.has(type));
  const isMeanwhile = sent.ok && usesIn(sent.events).some(({ what }) => what === 'meanwhile');
  return !sent.ok || stays || isMeanwhile ? table : sent.table;
}

/** Sends the same command to both tables; leaves it out if one table refuses it or records other events. */
function doneMeanwhile({ used, unused }: Pair, random: Random): Pair {
  const { by, command } = chance(COUNTS, random)
    ? countMove(used, random)
    : randomDiversion(used, openPrompts(used), random);
  if (NOT_MEANWHILE.includes(command.type) || isSettling(command)) return { used, unused };
  const here = makeMove(used, { by, command });
  const there = makeMove({ ...unused, now: used.now }, { by, command: sameDifference(command, by, used, unused) });
  if (!here.ok || !there.ok || here.events.length === 0) return { used, unused };
  // A pledge that the use has spent is dropped at only one table. The two tables then differ in the pledge.
  if (forgets(here.events) !== forgets(there.events)) return { used, unused };
  // A correction pauses a table with a running clock.
  if (isPausedNow(here.table) !== isPausedNow(there.table)) return { used, unused };
  const stays = [...here.events, ...there.events].some(({ type }) => type === 'TakenBack' || type === 'UseContinued');
  return stays ? { used, unused } : { used: here.table, unused: there.table };
}

const forgets = (events: readonly GameEvent[]): boolean => events.some(({ type }) => type === 'PledgesForgotten');

const isPausedNow = (table: Table): boolean => stateOf(table).paused !== null;

/** A player counts forces in a place, or the own spice, and finds one more. */
function countMove(table: Table, random: Random): Move {
  const { forces, factions } = stateOf(table);
  if (forces.length > 0 && chance(50, random)) {
    const { count, ...stack } = pickRandom(forces, random);
    return { by: 'moderator', command: { type: 'CorrectFact', fact: { kind: 'forces', ...stack, count: count + 1 } } };
  }
  const { faction, spice } = pickRandom(factions, random);
  const told = spice === 'uncounted' ? spice : spice + 1;
  return { by: faction, command: { type: 'DeclareSecret', fact: { kind: 'spice', spice: told } } };
}

const isSettling = (command: Command): boolean =>
  command.type === 'CorrectFact' && SETTLING.includes(command.fact.kind);

/** Returns the correction that makes the same difference at the second table. */
function sameDifference(command: Command, by: Move['by'], used: Table, unused: Table): Command {
  const [here, there] = [stateOf(used), stateOf(unused)];
  if (command.type === 'CorrectFact') {
    const { now, shift } = factHandlerFor(command.fact);
    const fact = shift?.(command.fact, now(here, command.fact), now(there, command.fact)) ?? command.fact;
    return { ...command, fact };
  }
  if (command.type !== 'DeclareSecret' || command.fact.kind !== 'spice') return command;
  const [told, found, now] = [command.fact.spice, wholePurse(here, by), wholePurse(there, by)];
  if (told === 'uncounted' || found === 'uncounted' || now === 'uncounted') return command;
  return { ...command, fact: { kind: 'spice', spice: told + now - found } };
}

/** Returns a faction's spice minus its debt. A player cannot declare a difference below zero. */
function wholePurse({ factions }: GameState, by: Move['by']): number | 'uncounted' {
  const own = factions.find(({ faction }) => faction === by);
  return own === undefined || own.spice === 'uncounted' ? 'uncounted' : own.spice - own.debt;
}

/** Returns the remains of an undone use after the commands meanwhile; `null` if the use can no longer be undone. */
function leftOf(table: Table, step: Move, random: Random): readonly string[] | null {
  const sent = makeMove(table, step);
  const use = sent.ok ? usesIn(sent.events).find(({ what }) => what !== 'meanwhile') : undefined;
  if (!sent.ok || use === undefined || sent.events.some(({ type }) => NEVER_UNDONE.has(type))) return null;
  let pair: Pair = { used: sent.table, unused: table };
  for (let count = random(MOST_MEANWHILE + 1); count > 0; count -= 1)
    pair = chance(40, random) ? { ...pair, used: playOn(pair.used, random) } : doneMeanwhile(pair, random);
  const undone = withoutUse(stateOf(pair.used), use.use, evolve);
  if (undone === null) return null;
  const { used, unused } = pair;
  return [
    ...forgotten(undone, stateOf(used)),
    ...belowNothing(undone),
    ...differences(carriedOn(undone, used.now), carriedOn(stateOf(unused), used.now)),
  ];
}

/** What an undo has wrongly reset: knowledge and instructions stay, and no number is given twice. */
const forgotten = (undone: GameState, used: GameState): readonly string[] =>
  Object.entries(used)
    .filter(([field]) => field.startsWith('next') || field === 'knowledge' || field === 'instructions')
    .filter(([field, value]) => Reflect.get(undone, field) !== value)
    .map(([field]) => `${field} is not as it was`);

/** What is wrong with spice below zero. The missing amount must be a debt. */
const belowNothing = ({ factions }: GameState): readonly string[] =>
  factions
    .filter(({ spice, debt }) => debt < 0 || (spice !== 'uncounted' && spice < 0))
    .map(({ faction, spice }) => `${faction} has ${spice} spice`);

/** Returns the parts in which two positions differ. */
function differences(one: GameState, other: GameState): readonly string[] {
  const [here, there] = [normal(one), normal(other)];
  return Object.keys(here)
    .filter((part) => !isDeepStrictEqual(here[part], there[part]))
    .map((part) => `${part}: ${json(here[part])} instead of ${json(there[part])}`);
}

const json = (value: unknown): string => JSON.stringify(value).slice(0, 700);

/** Returns a position and its questions without ids and growing numbers. */
function normal(state: GameState): Readonly<Record<string, unknown>> {
  const { epoch: _epoch, factions, ...rest } = positionOf(state);
  const fields = Object.entries(rest).filter(([field]) => !field.startsWith('next'));
  return {
    ...Object.fromEntries(fields),
    factions: factions.map(({ nextSlot: _, ...own }) => own),
    // A turn that all seats saw begin stays begun. The Guild can no longer act before it.
    prompts: prompts(assemble(state.choices), state)
      .filter(({ kind }) => kind !== 'act-now')
      .map(({ id: _, ...prompt }) => prompt),
  };
}

/** Returns all differences that remain after the undone uses of a game, and the number of these uses. */
function leftInGame(seed: number): { readonly undone: number; readonly left: readonly string[] } {
  const random = seededRandom(seed + 1);
  const left: string[] = [];
  let [table, undone] = [emptyTable(seed), 0];
  for (const move of gameOpened(settingOf(seed), random, CARDBOARD_HANDS)) table = makeMove(table, move).table;
  for (let moves = 0; moves < MOST_MOVES; moves += 1) {
    const { victory, turn } = stateOf(table);
    const move =
      victory !== null || turn > LAST_TURN
        ? null
        : (undoMove(table, random) ?? nextOfGame(table, seed % 2 === 1, random));
    if (move === null) break;
    const step = stepMove(table, random);
    if (step !== null && chance(PROBES, random)) {
      const found = leftOf(table, step, random);
      undone += found === null ? 0 : 1;
      left.push(...(found ?? []).map((one) => `game ${seed}, event ${table.timeline.entries.length}: ${one}`));
    }
    const moved = makeMove(table, move).table;
    left.push(...positionsNoted(table, moved).map((use) => `game ${seed}: the position before ${use} is another`));
    table = moved;
  }
  return { undone, left };
}

describe('an undone use', () => {
  it('leaves nothing but new knowledge, whatever happened meanwhile', () => {
    const games = seeds(25, 4).map(leftInGame);
    expect(games.flatMap(({ left }) => left)).toEqual([]);
    expect(games.reduce((sum, { undone }) => sum + undone, 0)).toBeGreaterThan(20);
  });
});

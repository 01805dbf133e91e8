/** A random player that sends only legal commands: it answers prompts, and sometimes sends other commands. */
import { seededRandom, type Command, type Prompt, type PromptKind, type Random } from '#engine';
import { chance, firstDone, pickRandom, type Move } from './random-choice.ts';
import type { Aside } from './side-action.ts';
import { makeMove } from './make-move.ts';
import { listedBy } from './of-features.ts';
import { randomEntries, randomBeginning, randomTableOf, type Fixed } from './random-position.ts';
import { randomAnswer } from './random-answers.ts';
import { randomDiversion } from './random-side-actions.ts';
import {
  emptyTable,
  factionsOf,
  nextPhase,
  openPrompts,
  realEngine,
  send,
  sendOk,
  stateOf,
  tableView,
  type Engine,
  type Table,
} from './table.ts';

/**
 * Returns the commands that open a table and enter a random position. The engine may refuse some of them, like at a
 * real table.
 */
export function randomOpening(seed: number, fixed: Fixed = {}): readonly Move[] {
  const random = seededRandom(seed);
  const { seating, choices } = randomTableOf(random, fixed);
  const factions = seating.map(({ faction }) => faction);
  return [
    { by: 'moderator', command: { type: 'OpenTable', seating, choices } },
    ...randomEntries(factions, choices, random),
  ];
}

/** Returns an open table, either in a random position or ready for its set-up. */
export function randomTable(seed: number, engine: Engine = realEngine): Table {
  const random = seededRandom(seed);
  const { seating, choices } = randomTableOf(random);
  const opened = sendOk(emptyTable(seed, engine), 'moderator', { type: 'OpenTable', seating, choices });
  const moves = randomBeginning(factionsOf(opened), choices, random);
  return moves.reduce((table, { by, command }) => send(table, by, command).table, opened);
}

/** Returns the same position after `steps` random moves. Refused moves are dropped. */
export function randomGame(seed: number, steps: number, engine: Engine = realEngine): Table {
  const random = seededRandom(seed + 1);
  let table = randomTable(seed, engine);
  for (let step = 0; step < steps; step += 1) table = makeMove(table, randomMove(table, random)).table;
  return table;
}

/** The percentage of moves that consider the prompts that are always open. */
const SELDOM = 3;

/** Whether a prompt is always open. A player who answers such prompts at every move does nothing else. */
export const isSeldom = ({ kind }: Prompt): boolean => OPEN_ALL_THE_TIME.includes(kind);
const OPEN_ALL_THE_TIME: readonly PromptKind[] = listedBy('seldom');

/** A report of a player without a prompt; `null` if there is nothing to report. */
export const toldAloud: Aside = (table, random) => firstDone(listedBy('aloud'), (told) => told(table, random));

/** A command that comes up during play; `null` if no command comes up. */
export const comesUp: Aside = (table, random) => firstDone(listedBy('nowAndThen'), (does) => does(table, random));

/** A plausible command now. */
export function randomMove(table: Table, random: Random): Move {
  const open = openPrompts(table);
  const unsealed = open.filter((prompt) => !prompt.sealed && (!isSeldom(prompt) || chance(SELDOM, random)));
  if (stateOf(table).talking.length > 0 && chance(30, random))
    return { by: 'moderator', command: { type: 'LowerHand' } };
  if (stateOf(table).paused !== null && chance(30, random))
    return { by: 'moderator', command: { type: 'ResumeTable' } };
  const called = chance(60, random) ? toldAloud(table, random) : null;
  if (called !== null) return called;
  const up = comesUp(table, random);
  if (up !== null) return up;
  if (unsealed.length > 0 && chance(72, random)) return randomAnswer(pickRandom(unsealed, random), random);
  const deadline = table.engine.nextDeadline(table.timeline);
  if (deadline !== null && chance(35, random)) return { by: 'clock', command: deadline.command };
  if (tableView(table).running === null && chance(60, random))
    return { by: 'moderator', command: begun(table, random) };
  return randomDiversion(table, open, random);
}

/**
 * Begins a phase. In half of the cases the table steps through its turn, otherwise it jumps to any phase. Worms come on
 * the board.
 */
function begun(table: Table, random: Random): Command {
  if (stateOf(table).phase === 'spice-blow' && chance(60, random)) return { type: 'BeginNexus' };
  if (chance(50, random)) return nextPhase(table);
  return { type: stormIsDue(table) ? 'BeginStorm' : 'BeginBattles' };
}

/** Whether a storm comes before the battles. It does so in half of the turns, chosen by their number. */
const stormIsDue = (table: Table): boolean => {
  const { turn, lastStorm } = stateOf(table);
  return turn % 2 === 0 && lastStorm?.turn !== turn;
};

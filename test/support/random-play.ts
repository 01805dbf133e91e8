/** A random player who only does what may be done: he answers prompts, and now and then does everything else. */
import { seededRandom, type Command, type Prompt, type PromptKind, type Random } from '#engine';
import { chance, firstDone, pickRandom, type Move } from './random-choice.ts';
import type { Aside } from './side-action.ts';
import { makeMove } from './make-move.ts';
import { listedBy } from './of-features.ts';
import { randomChoices, randomEntries, randomBeginning, randomSeating, type Fixed } from './random-position.ts';
import { randomAnswer } from './random-answers.ts';
import { randomDiversion } from './random-side-actions.ts';
import {
  emptyTable,
  factionsOf,
  nextPhase,
  realEngine,
  send,
  sendOk,
  stateOf,
  tableView,
  type Engine,
  type Table,
} from './table.ts';

/** Everything that opens a table and tells it of a random position; some of it may be refused, as it may at a table. */
export function randomOpening(seed: number, fixed: Fixed = {}): readonly Move[] {
  const random = seededRandom(seed);
  const seating = randomSeating(random);
  const choices = randomChoices(seating, random, fixed);
  const factions = seating.map(({ faction }) => faction);
  return [
    { by: 'moderator', command: { type: 'OpenTable', seating, choices } },
    ...randomEntries(factions, choices, random),
  ];
}

/** A table opened, and told of a random position or ready to be set up. */
export function randomTable(seed: number, engine: Engine = realEngine): Table {
  const random = seededRandom(seed);
  const seating = randomSeating(random);
  const choices = randomChoices(seating, random);
  const opened = sendOk(emptyTable(seed, engine), 'moderator', { type: 'OpenTable', seating, choices });
  const moves = randomBeginning(factionsOf(opened), choices, random);
  return moves.reduce((table, { by, command }) => send(table, by, command).table, opened);
}

/** The same position played on by `steps` random moves; refused ones are dropped. */
export function randomGame(seed: number, steps: number, engine: Engine = realEngine): Table {
  const random = seededRandom(seed + 1);
  let table = randomTable(seed, engine);
  for (let step = 0; step < steps; step += 1) table = makeMove(table, randomMove(table, random)).table;
  return table;
}

/** How often in a hundred moves what stands open for everybody all the time is thought of at all. */
const SELDOM = 3;

/** What stands open for everybody all the time: those who answer it at every move never come to anything else. */
export const isSeldom = ({ kind }: Prompt): boolean => OPEN_ALL_THE_TIME.includes(kind);
const OPEN_ALL_THE_TIME: readonly PromptKind[] = listedBy('seldom');

/** What somebody tells aloud where nobody is asked; `null` where nothing is to be told. */
export const toldAloud: Aside = (table, random) => firstDone(listedBy('aloud'), (told) => told(table, random));

/** Something that comes up while people play on; `null` where nothing does. */
export const comesUp: Aside = (table, random) => firstDone(listedBy('nowAndThen'), (does) => does(table, random));

/** Something that somebody might well do now. */
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

/** Half of the time the table steps through its turn, else it goes where it likes; worms come up on the board. */
function begun(table: Table, random: Random): Command {
  if (stateOf(table).phase === 'spice-blow' && chance(60, random)) return { type: 'BeginNexus' };
  if (chance(50, random)) return nextPhase(table);
  return { type: stormIsDue(table) ? 'BeginStorm' : 'BeginBattles' };
}

/** In half of the turns, told by their number, the storm goes before the battles. */
const stormIsDue = (table: Table): boolean => {
  const { turn, lastStorm } = stateOf(table);
  return turn % 2 === 0 && lastStorm?.turn !== turn;
};

/** All open questions, seat by seat. */
export function openPrompts(table: Table): readonly Prompt[] {
  const open = table.engine.promptsNow(table.timeline);
  return factionsOf(table).flatMap((faction) => open.filter(({ faction: asks }) => asks === faction));
}

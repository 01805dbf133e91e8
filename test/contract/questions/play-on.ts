/** Plays on from a stop, and checks that every awaited seat is asked. */
import { isNonBlocking, itemAt, must, type EventType, type Prompt, type Random } from '#engine';
import { pickRandom, type Move } from '../../support/random-choice.ts';
import { randomAnswer } from '../../support/random-answers.ts';
import { makeMove } from '../../support/make-move.ts';
import { randomMove } from '../../support/random-play.ts';
import { nextPhase, openPrompts, send, stateOf, tableView, type Sent, type Table } from '../../support/table.ts';
import type { RecordedQuestion } from './recorded.ts';

/** Gives the recorded answer to this question in its present form, or withdraws the sealed answer. */
export const triedAt = (table: Table, prompt: Prompt, tried: RecordedQuestion['tried']): Sent =>
  send(
    table,
    prompt.faction,
    tried === 'withdraw'
      ? { type: 'Withdraw', prompt: prompt.id }
      : { type: 'Answer', prompt: prompt.id, value: tried.answer },
  );

/** Returns the result of an attempt in the form of the record. */
export const inWords = (sent: Sent): string =>
  sent.ok ? saidThen(sent.events.map(({ type }) => type)).join(' ') : `refused: ${sent.refusal.code}`;

/** Automatic events that no record of an earlier release has. */
const BEGINNINGS: readonly EventType[] = ['CaptureOffered', 'VoiceOffered', 'PrescienceOpened', 'StormCardCalled'];

/**
 * Fields that some records lack: whether an event belongs to a use, which use that is, and when the standing answers of
 * a window count.
 */
const UNSAID_THEN: readonly string[] = [...BEGINNINGS, 'UseBegan', 'UseContinued', 'StandingAnswersTimed'];

const saidThen = (types: readonly string[]): readonly string[] => types.filter((type) => !UNSAID_THEN.includes(type));

/** Events and refusals whose names have changed since the record. */
const RENAMED: ReadonlyMap<string, string> = new Map();

/** Recorded events that no longer follow, because a rule was corrected. */
const MENDED: ReadonlyMap<string, string> = new Map([
  // A leader that returns and rests (1979) is in no plan. So a player whose answer named leaders is not asked again.
  [
    'CardDiscarded Instructed LeaderRevived Instructed BattleReopened',
    'CardDiscarded Instructed LeaderRevived Instructed',
  ],
]);

/** The recorded events, in today's names. */
export const inTodaysWords = (then: string): string =>
  saidThen((MENDED.get(then) ?? then).split(' '))
    .map((word) => RENAMED.get(word) ?? word)
    .join(' ');

/** Answers questions until the phase or activity has ended, or until this number of moves is made. */
export function playedToItsEnd(table: Table, moves: number, random: Random): Table {
  const { running } = tableView(table);
  let now = table;
  for (let made = 0; made < moves && tableView(now).running === running; made += 1) {
    const move = calmMove(now, random);
    if (move === null) break;
    now = moved(now, move);
  }
  return now;
}

/** Sends this number of other commands: answers, pauses, corrections, take-backs. */
export function playedAnyhow(table: Table, moves: number, random: Random): Table {
  let now = table;
  for (let made = 0; made < moves; made += 1) now = moved(now, randomMove(now, random));
  return now;
}

/** Whether the table would wait forever: no seat is asked, no clock runs, and no command of the desk advances it. */
export function isLeftUnasked(table: Table): boolean {
  const { running, victory, paused } = tableView(table);
  if (victory !== null) return false;
  if (isTalking(table)) return !send(table, 'moderator', { type: 'LowerHand' }).ok;
  if (paused) return !send(table, 'moderator', { type: 'ResumeTable' }).ok;
  if (running === null) return !send(table, 'moderator', nextPhase(table)).ok;
  if (isSoldAloud(table)) return false;
  return !openPrompts(table).some((prompt) => holdsUp(prompt, table)) && nextDeadline(table) === null;
}

/** Whether the table sells cards by bids aloud, so that the desk enters the price. */
function isSoldAloud(table: Table): boolean {
  const bidding = stateOf(table).stack.find((activity) => activity.kind === 'bidding');
  const lot = bidding?.card?.lot;
  return lot !== undefined && send(table, 'moderator', { type: 'LeaveCard', lot }).ok;
}

/** A table after a take-back, and whether the table equals its earlier position. */
export interface Back {
  readonly table: Table;
  readonly isThere: boolean;
  /**
   * The table has seen the sealed answer, so the owner seals it again. After the second seal, the question to see a
   * plan is asked.
   */
  readonly isSealedAnew: boolean;
}

/**
 * Goes back to the last public line among this number of events; `null` if nothing public has happened since. The
 * take-back does not undo secret commands before that line. It always undoes answers in a window.
 */
export function takenBackTo(table: Table, line: number, after: number): Back | null {
  if (lastLine(table) === line) return null;
  const sent = send(table, 'moderator', { type: 'TakeBack', to: line });
  if (!sent.ok) throw new Error(`There is no way back: ${sent.refusal.code}`);
  const back = must(
    sent.events.flatMap((event) => (event.type === 'TakenBack' ? [event] : [])).at(0),
    'where it stands',
  );
  const stands = back.to + 1;
  const stayed = Array.from({ length: Math.max(0, stands - after) }, (_, at) =>
    must(itemAt(table.timeline.entries, after + at), 'an entry'),
  );
  const isThere = stands >= after && stayed.every(({ event }) => WITHOUT_A_LINE.includes(event.type));
  return { table: sent.table, isThere, isSealedAnew: back.seen.length > 0 };
}

/** Answers in windows, and automatic events when the table is opened again. */
const WITHOUT_A_LINE: readonly EventType[] = [
  'StandingAnswersTimed',
  'WindowStayedOpen',
  'WindowAnswered',
  'WindowAnswerWithdrawn',
  ...BEGINNINGS,
];

export const lastLine = (table: Table): number => must(tableView(table).log.at(-1), 'a line').position;

/** Whether the running phase waits for this question. */
const holdsUp = (prompt: Prompt, table: Table): boolean =>
  prompt.sealed ? isComplaint(prompt, table) : isPartOfThePlay(prompt, table);

/**
 * Whether the question asks a player who has reported a wrong board. The player withdraws the report once the board is
 * corrected.
 */
const isComplaint = ({ kind, faction: asks }: Prompt, table: Table): boolean =>
  kind === 'check-board' &&
  (tableView(table).mentatPause?.words ?? []).some(({ faction, says }) => faction === asks && says !== 'right');

const isPartOfThePlay = ({ kind }: Prompt, table: Table): boolean =>
  !isNonBlocking(kind) && (kind !== 'choose-traitor' || tableView(table).running === 'setup');

function moved(table: Table, move: Move): Table {
  const made = makeMove(table, move);
  if (!made.ok && move.command.type === 'Answer')
    throw new Error(`${JSON.stringify(move)} was refused: ${JSON.stringify(made.refusal)}`);
  if (isLeftUnasked(made.table)) throw new Error(`Nobody is asked after ${JSON.stringify(move)}`);
  return made.table;
}

/** A seat answers, or the desk or the clock advances the game; `null` if the game is over. */
function calmMove(table: Table, random: Random): Move | null {
  const asked = openPrompts(table).filter(({ sealed }) => !sealed);
  if (asked.length > 0) return randomAnswer(pickRandom(asked, random), random);
  if (isTalking(table)) return { by: 'moderator', command: { type: 'LowerHand' } };
  if (tableView(table).paused) return { by: 'moderator', command: { type: 'ResumeTable' } };
  const complaint = openPrompts(table).find((prompt) => prompt.sealed && isComplaint(prompt, table));
  if (complaint !== undefined) return { by: complaint.faction, command: { type: 'Withdraw', prompt: complaint.id } };
  const deadline = nextDeadline(table);
  if (deadline !== null) return { by: 'clock', command: deadline.command };
  return tableView(table).victory === null ? { by: 'moderator', command: nextPhase(table) } : null;
}

const nextDeadline = ({ engine, timeline }: Table) => engine.nextDeadline(timeline);

const isTalking = (table: Table): boolean => tableView(table).factions.some(({ talking }) => talking);

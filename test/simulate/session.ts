/** A game in progress: its table, with all findings and counts so far. Changed in place. */
import { isDeepStrictEqual } from 'node:util';
import { itemAt, must, type EventType } from '#engine';
import { unpaidDeals } from '../features/deals/oracle.ts';
import { seenWrong } from '../features/show-secret/oracle.ts';
import { cardCounts, movedWrong, wrongSince } from '../support/invariants.ts';
import { wrongInCommand } from '../support/of-features.ts';
import type { Move } from '../support/random-choice.ts';
import { makeMove } from '../support/make-move.ts';
import {
  emptyTable,
  factionsOf,
  openPrompts,
  promptsOf,
  send,
  stateOf,
  type Engine,
  type Sent,
  type Table,
} from '../support/table.ts';
import { finding, type Finding } from './findings.ts';
import { lostButUsed } from './lost-powers.ts';
import { advantagesSeen } from './signs.ts';
import { count, type Tally } from './tally.ts';

/** The counts of a game, apart from its findings. */
export interface Noted {
  readonly tally: Tally;
  /** Whether the phones are checked after every command. */
  readonly views: boolean;
}

export interface Session extends Noted {
  table: Table;
  /** Commands that were only tried, or refused. */
  tries: number;
  /** Commands that were accepted and kept. */
  readonly moves: Move[];
  readonly findings: Finding[];
}

export const newSession = (engine: Engine, seed: number, noted: Noted): Session => ({
  ...noted,
  table: emptyTable(seed, engine),
  tries: 0,
  moves: [],
  findings: [],
});

/** Sends a command and drops the new position; `null` if the engine threw, which is a finding. */
export function attempt(session: Session, move: Move, from: Table = session.table): Sent | null {
  session.tries += 1;
  return sent(session, move, () => send(from, move.by, move.command));
}

/** Sends a command, keeps the new position and returns the events; none if the command was refused. */
export function play(session: Session, move: Move): readonly EventType[] {
  const before = session.table;
  const made = sent(session, move, () => makeMove(before, move));
  if (made === null) return [];
  if (!made.ok) {
    session.tries += 1;
    // A player answers only the own questions, in their order.
    if (move.command.type === 'Answer') session.findings.push(finding('wrongly-refused', move, made.refusal));
    return [];
  }
  session.moves.push(move);
  session.table = made.table;
  look(session, before);
  return made.events.map(({ type }) => type);
}

function sent({ findings, tally }: Session, move: Move, doSend: () => Sent): Sent | null {
  try {
    const made = doSend();
    if (!made.ok) count(tally.refusals, made.refusal.code);
    return made;
  } catch (thrown) {
    findings.push(finding('threw', move, String(thrown)));
    return null;
  }
}

/** Checks every event of the last command, and the position after each event. */
function look({ table, findings, tally, views }: Session, before: Table): void {
  const { entries, states } = table.timeline;
  for (let at = before.timeline.entries.length; at < entries.length; at += 1) {
    const event = itemAt(entries, at)?.event;
    const after = itemAt(states, at);
    if (event === undefined || after === undefined) throw new Error('An event without its position.');
    const previous = itemAt(states, at - 1);
    const moved = previous === undefined ? [] : movedWrong(previous, event, after);
    for (const problem of [...wrongSince(previous, after), ...moved])
      findings.push(finding('invariant', event.type, problem));
    count(tally.events, event.type);
    const used = advantagesSeen(previous ?? after, event);
    for (const problem of lostButUsed(previous ?? after, used))
      findings.push(finding('invariant', event.type, problem));
    for (const advantage of used) count(tally.advantages, advantage);
  }
  if (stateOf(table).choices.components.treachery === 'app') findings.push(...cardsWrong(before, table));
  const added = Array.from({ length: entries.length - before.timeline.entries.length }, (_, at) =>
    must(itemAt(entries, before.timeline.entries.length + at), 'an entry'),
  );
  const first = before.timeline.entries.length;
  const happened = added.map(({ event }, at) => ({ event, before: itemAt(states, first + at - 1) }));
  const wrong = [
    ...wrongInCommand(happened),
    ...unpaidDeals(
      stateOf(table),
      added.map(({ event }) => event),
    ),
    ...(views ? [...seenWrong(table), ...askedWrong(table)] : []),
  ];
  findings.push(...wrong.map((problem) => finding('invariant', problem)));
}

/**
 * What is wrong with the questions on phones. A phone has the questions of its seat; one other phone is also checked
 * each time.
 */
function askedWrong(table: Table): readonly string[] {
  const all = factionsOf(table);
  const faction = all[table.timeline.entries.length % all.length];
  // All factions may be out of the game.
  if (faction === undefined) return [];
  const asked = openPrompts(table).filter(({ faction: asks }) => asks === faction);
  return isDeepStrictEqual(promptsOf(table, faction), asked)
    ? []
    : [`questions: ${faction} reads others than it is asked`];
}

/** No card of the app appears or vanishes. */
function cardsWrong(before: Table, after: Table): readonly Finding[] {
  if (before.timeline.entries.length === 0) return [];
  const [had, has] = [cardCounts(stateOf(before)), cardCounts(stateOf(after))];
  return had === has ? [] : [finding('invariant', 'cards', had, 'became', has)];
}

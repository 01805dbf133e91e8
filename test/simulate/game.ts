/** One game of a run: random legal answers from a random position to the end, with checks after each move. */
import { isDeepStrictEqual } from 'node:util';
import {
  allItems,
  ownForces,
  plus,
  present,
  replay,
  seededRandom,
  type EventType,
  type FactionId,
  type Prompt,
  type Random,
  type Seating,
  type TableChoices,
} from '#engine';
import { must } from '#lib/core/assert-never.ts';
import { undisturbedBattles, type Fought } from '../features/battle/oracle/fought.ts';
import { expectedAfter, foundAfter } from '../features/battle/oracle/settled.ts';
import { randomHandMove } from '../features/hand-changes/generators.ts';
import { chance, pickRandom, type Move } from '../support/random-choice.ts';
import { randomRound } from '../support/random-position.ts';
import { randomAnswer } from '../support/random-answers.ts';
import { isSeldom, randomMove, randomOpening, toldAloud } from '../support/random-play.ts';
import { anyOpening } from '../support/random-command.ts';
import { nextPhase, openPrompts, stateOf, tableView, type Engine, type Table } from '../support/table.ts';
import { aheadOf } from './ahead.ts';
import { tryOne } from './attempts.ts';
import { finding, type Finding } from './findings.ts';
import { attempt, newSession, play, type Noted, type Session } from './session.ts';
import { isPreludeOver } from './prelude.ts';
import { isFromSetup, opens, type Setting, type What } from './setting.ts';
import { count } from './tally.ts';
import { gameOpened, nextOfGame } from './whole-game.ts';

export interface Game {
  readonly setting: Setting;
  readonly engine: Engine;
  readonly seed: number;
}

/** The result of a game. */
export interface Played {
  readonly moves: readonly Move[];
  readonly tries: number;
  readonly battles: number;
  readonly settledTwice: number;
  readonly findings: readonly Finding[];
}

/** From this step on seats only answer, so that every game ends. */
const CALM_FROM = 220;
/** The step after which players only answer in games of shipments. Shipments need fewer decisions. */
const CALM_SHIPMENT_FROM = 8;
/** The percentage of shipments in which the owner's reserves turn out to be empty before the answer. */
const FOUND_EMPTY = 4;
/** The percentage of moves between phases that continue the turn. */
const STEPPED_ON = 45;
/** The percentage of steps before revival that prepare revivals or shipments. */
const AHEAD = 75;
/** The number of moves after which a player counts as stuck. */
const LONGEST = 1_500;
/** The maximum number of moves of a whole game. */
const MAX_GAME = 12_000;
/** The number of turns after which a game without a limit of turns is broken off. Other games end before. */
const TURNS_WITHOUT_LIMIT = 30;
/** The maximum number of rounds of one table. Each round begins from a new position. */
const ROUNDS = 3;
/** The percentage of tables that stop after a round. */
const ENOUGH_PLAYED = 85;
/** The percentage of tables that play a long session, and the number of its rounds. */
const WHOLE_EVENING = 2;
const EVENING_ROUNDS = 15;
/** The number of times that cards are moved by hand before Mentat plays. */
const BY_HAND = 2;
/** The number of commands that are tried before the game begins. */
const TRIED_BEFORE = 4;
/** The percentage of positions at which a command is only tried. */
const TRIED = 60;
/** The percentage of games that are replayed from their log. */
const REPLAYED = 5;
/** The number of closed questions that are kept, for stale answers. */
const REMEMBERED = 30;

export function playGame({ setting, engine, seed }: Game, noted: Noted): Played {
  const session = newSession(engine, seed, noted);
  const random = seededRandom(seed + 1);
  knockAtClosedDoors(session, setting, seed, random);
  if (isFromSetup(setting.what)) playWhole(session, setting, seed, random);
  else playRounds(session, setting, seed, random);
  const { table, moves, tries, findings } = session;
  const fought = undisturbedBattles(table.timeline);
  return {
    moves,
    tries,
    battles: allItems(table.timeline.entries).filter(({ event }) => event.type === 'BattleResolved').length,
    settledTwice: fought.length,
    findings: [
      ...findings,
      ...fought.flatMap(settledOtherwise),
      ...(chance(REPLAYED, random) ? replayedOtherwise(table) : []),
    ],
  };
}

/** Plays from the set-up to the win, or to the end of what modules play before the game. */
function playWhole(session: Session, setting: Setting, seed: number, random: Random): void {
  for (const move of gameOpened(setting, random)) play(session, move);
  const isAstray = seed % 2 === 1;
  playUntil(session, random, MAX_GAME, {
    isOver: (happened) =>
      setting.what === 'preludes'
        ? isPreludeOver(session.table)
        : isLast(setting.what, happened) || isBrokenOff(setting, session.table),
    next: () => nextOfGame(session.table, isAstray, random),
  });
}

const isBrokenOff = ({ options = [] }: Setting, table: Table): boolean =>
  options.includes('no-turn-limit') && stateOf(table).turn > TURNS_WITHOUT_LIMIT;

/** Plays from a position, and then perhaps from another position. */
function playRounds(session: Session, setting: Setting, seed: number, random: Random): void {
  for (const move of randomOpening(seed, setting)) play(session, move);
  const isEvening = chance(WHOLE_EVENING, random);
  const rounds = isEvening ? EVENING_ROUNDS : ROUNDS;
  for (let round = 1; playRound(session, setting.what, random) && round < rounds; round += 1) {
    if (!isEvening && chance(ENOUGH_PLAYED, random)) break;
    for (const move of randomRound(stateOf(session.table), random)) play(session, move);
  }
}

/** Checks that a table that is not open refuses every command except a valid opening. */
function knockAtClosedDoors(session: Session, setting: Setting, seed: number, random: Random): void {
  attempt(session, { by: 'moderator', command: { type: 'NextPhase', to: 'storm' } });
  for (let knock = 0; knock < 2; knock += 1) attempt(session, { by: 'moderator', command: anyOpening(random) });
  for (const { by, command } of randomOpening(seed, setting)) {
    if (command.type !== 'OpenTable') break;
    const alone = { ...command, choices: { ...command.choices, options: [], pairs: onePair(command.seating) } };
    if (attempt(session, { by, command: alone })?.ok === true)
      session.findings.push(finding('wrongly-accepted', alone));
  }
}

/** A player with two factions needs an opponent with two factions. */
const onePair = ([one, other]: readonly Seating[]): TableChoices['pairs'] =>
  one === undefined || other === undefined ? [] : [[one.faction, other.faction]];

/** Opens the phase or activity and plays it to its end. Returns `false` if there is nothing to open. */
function playRound(session: Session, what: What, random: Random): boolean {
  // In half of the turns no faction has shipped before, so that all reserves are still there.
  if (what !== 'turns' || chance(50, random)) {
    for (const move of turningForces(session.table, random)) play(session, move);
    bringReserves(session, random);
  }
  if (what === 'turns') for (const move of FROM_ITS_BEGINNING) play(session, move);
  for (let at = 0; at < BY_HAND; at += 1) play(session, randomHandMove(session.table, random));
  for (let trial = 0; trial < TRIED_BEFORE; trial += 1) tryAt(session, [], [], random);
  if (play(session, { by: 'moderator', command: opens(session.table, what) }).length === 0) return false;
  playOn(session, what, random);
  return true;
}

/** Sets the phase back, so that the turn is played from its storm on. */
const FROM_ITS_BEGINNING: readonly Move[] = [
  { by: 'moderator', command: { type: 'CorrectFact', fact: { kind: 'phase', phase: 'setup' } } },
];

/**
 * Turns forces to their other side between shipments and battles. The engine refuses most of these commands.
 */
function turningForces(table: Table, random: Random): readonly Move[] {
  const theirs = stateOf(table).forces.filter(({ faction }) => faction === 'bene-gesserit');
  const shipment: Move = {
    by: 'moderator',
    command: { type: 'CorrectFact', fact: { kind: 'phase', phase: 'shipment' } },
  };
  const flips = theirs.map(({ territory }): Move => ({
    by: 'bene-gesserit',
    command: { type: 'FlipForces', territory, side: pickRandom(['fighters', 'advisors'], random) },
  }));
  return [shipment, ...flips];
}

/** A player who may bring reserves brings them. The game goes on until the reserves have landed or stay. */
function bringReserves(session: Session, random: Random): void {
  const offer = openPrompts(session.table).find(({ kind }) => kind === 'bring-reserves');
  if (offer === undefined) return;
  count(session.tally.prompts, offer.kind);
  for (let trial = 0; trial < TRIED_BEFORE; trial += 1) tryAt(session, [offer], [], random);
  const areFoundEmpty = chance(FOUND_EMPTY, random);
  if (areFoundEmpty) play(session, { by: offer.faction, command: { type: 'RaiseHand' } });
  play(session, randomAnswer(offer, random));
  if (areFoundEmpty) play(session, allInTanks(session.table, offer.faction));
  playUntil(session, random, LONGEST, {
    // A take-back may have led to a win.
    isOver: (happened) => tableView(session.table).running === null || isLast('games', happened),
    next: (step) => (step < CALM_SHIPMENT_FROM ? randomMove(session.table, random) : calmMove(session.table, random)),
  });
}

/** The moderator declares that the reserves are empty. */
function allInTanks(table: Table, faction: FactionId): Move {
  const { reserves, tanks } = must(
    stateOf(table).factions.find((own) => own.faction === faction),
    faction,
  );
  const all = ownForces(plus(reserves, tanks));
  return { by: 'moderator', command: { type: 'CorrectFact', fact: { kind: 'tanks', faction, ...all } } };
}

function tryAt(session: Session, open: readonly Prompt[], gone: readonly Prompt[], random: Random): void {
  const found = tryOne({ table: session.table, open, gone, random, attempt: (...sent) => attempt(session, ...sent) });
  session.findings.push(...found);
}

function playOn(session: Session, what: What, random: Random): void {
  playUntil(session, random, LONGEST, {
    // A take-back can lead to an earlier position in which nothing can be opened. Then the opening command has no
    // events.
    isOver: (happened, move) =>
      isLast(what, happened) ||
      (what !== 'turns' && move?.command === opens(session.table, what) && happened.length === 0),
    next: (step) => nextMove(session.table, what, step, random),
  });
}

interface Course {
  /** Whether the phase or activity has ended, by the last command and its events. */
  readonly isOver: (happened: readonly EventType[], move: Move | null) => boolean;
  readonly next: (step: number) => Move | null;
}

function playUntil(session: Session, random: Random, longest: number, { isOver, next }: Course): void {
  if (isOver([], null)) return;
  const asked = new Map<string, Prompt>();
  for (let step = 0; step < longest; step += 1) {
    const open = openPrompts(session.table);
    const isOpen = ({ id }: Prompt): boolean => open.some((prompt) => prompt.id === id);
    const gone = [...asked.values()].slice(-REMEMBERED).filter((prompt) => !isOpen(prompt));
    for (const prompt of open.filter(({ id }) => !asked.has(id))) {
      count(session.tally.prompts, prompt.kind);
      asked.set(prompt.id, prompt);
    }
    if (chance(TRIED, random)) tryAt(session, open, gone, random);
    const move = next(step);
    if (move === null) break;
    // A prompt for free play counts only if a player uses it.
    if (isFreePlay(move)) count(session.tally.prompts, 'free-play');
    const happened = play(session, move);
    if (isOver(happened, move)) return;
  }
  session.findings.push(finding('stuck', stateOf(session.table).stack));
}

const isFreePlay = ({ command }: Move): boolean => command.type === 'Answer' && command.prompt.startsWith('free-play/');

const isLast = (what: What, happened: readonly EventType[]): boolean =>
  LAST[what].some((last) => happened.includes(last));

const LAST: Readonly<Record<What, readonly EventType[]>> = {
  battles: ['BattlesEnded'],
  storms: ['StormEnded'],
  turns: ['MentatPauseEnded', 'GameWon'],
  games: ['GameWon'],
  preludes: [],
};

/** The moderator ends the comparison of the board. */
const compared = (table: Table): Move => ({
  by: 'moderator',
  command: { type: 'EndPhase', phase: stateOf(table).phase },
});

/**
 * Returns any legal command, or later in the game only a required command. A take-back may have returned to the time
 * before the opening.
 */
function nextMove(table: Table, what: What, step: number, random: Random): Move | null {
  const isAtRest = tableView(table).running === null;
  if (isAtRest && what === 'turns') return betweenPhases(table, step, random);
  if (isAtRest) return { by: 'moderator', command: opens(table, what) };
  return step < CALM_FROM ? randomMove(table, random) : calmMove(table, random);
}

/** Takes the table from phase to phase of a turn. Between phases, players do anything on the board. */
function betweenPhases(table: Table, step: number, random: Random): Move {
  const onward: Move = { by: 'moderator', command: nextPhase(table) };
  if (stateOf(table).phase === 'bidding' && chance(AHEAD, random)) return aheadOf(stateOf(table), random);
  if (step < CALM_FROM) return chance(STEPPED_ON, random) ? onward : withoutSetup(randomMove(table, random), onward);
  if (stateOf(table).talking.length > 0) return { by: 'moderator', command: { type: 'LowerHand' } };
  return stateOf(table).paused === null ? onward : { by: 'moderator', command: { type: 'ResumeTable' } };
}

/** Turns begin in the middle of a game, without a set-up. */
const withoutSetup = (move: Move, instead: Move): Move => (move.command.type === 'BeginSetup' ? instead : move);

/** Returns an answer of a player to an awaited question, or a step of time; `null` if the game waits for no player. */
function calmMove(table: Table, random: Random): Move | null {
  // During a pause, awaited answers do not continue the table, and optional prompts could be answered endlessly.
  if (stateOf(table).talking.length > 0) return { by: 'moderator', command: { type: 'LowerHand' } };
  if (stateOf(table).paused !== null) return { by: 'moderator', command: { type: 'ResumeTable' } };
  const owed = openPrompts(table).filter(
    (prompt) => !prompt.sealed && prompt.kind !== 'check-own' && prompt.kind !== 'choose-traitor' && !isSeldom(prompt),
  );
  if (owed.length > 0) return randomAnswer(pickRandom(owed, random), random);
  const deadline = table.engine.nextDeadline(table.timeline);
  if (deadline !== null) return { by: 'clock', command: deadline.command };
  const called = toldAloud(table, random);
  if (called !== null) return called;
  // The moderator ends the comparison if a player reports a wrong board and the table has compared often enough.
  return tableView(table).mentatPause?.step === 'board' ? compared(table) : null;
}

function settledOtherwise(fought: Fought): readonly Finding[] {
  const [found, expected] = [foundAfter(fought), expectedAfter(fought)];
  return isDeepStrictEqual(found, expected)
    ? []
    : [finding('settled-otherwise', fought.battle.id, found, 'not', expected)];
}

function replayedOtherwise({ timeline }: Table): readonly Finding[] {
  const entries = allItems(timeline.entries);
  const again = replay(JSON.parse(JSON.stringify(entries)) as typeof entries);
  return isDeepStrictEqual(present(again), present(timeline)) && isDeepStrictEqual(linesIn(again), linesIn(timeline))
    ? []
    : [finding('replayed-otherwise', timeline.entries.length)];
}

/**
 * Returns the lines of each audience. A tried command may have written behind the end of a list, where no holder of the
 * list looks.
 */
const linesIn = ({ lines }: Table['timeline']): ReadonlyMap<string, readonly unknown[]> =>
  new Map([...lines].map(([audience, told]) => [audience, allItems(told)]));

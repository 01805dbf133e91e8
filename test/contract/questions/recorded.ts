/**
 * How a log that stops at questions lies in its file: JSON with a line for each event, each list of legal answers and
 * each question, so that a person can read it and a change of one shows as one line.
 *
 * A file is written once, by the program of its day, and never changed: a log must open for ever. Several stops share a
 * log; at each the table is opened as if nothing after it had happened.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnswerValue, FactionId, Grammar } from '#engine';
import type { Game } from './layers.ts';

export interface RecordedLog {
  readonly game: Game;
  /** The version of the shapes of its events. */
  readonly version: number;
  /** For chance as it plays on. */
  readonly seed: number;
  /** The time of each event, and the event. */
  readonly entries: readonly (readonly [at: number, event: unknown])[];
  /** Legal answers, which many questions share. */
  readonly answers: readonly Grammar[];
  readonly stops: readonly RecordedStop[];
}

/** A moment at which the table rests, and what was asked there. */
export interface RecordedStop {
  /** How many of the log's events had happened. */
  readonly after: number;
  /** The situations of `situations.ts` that it was recorded for. */
  readonly meets: readonly string[];
  readonly asked: readonly RecordedQuestion[];
  /** The names that the whole table saw it wait for, and why, in the order of the names. */
  readonly awaited: readonly string[];
  /** The same for the desk, with what it may answer in a seat's place, and what owners were asked to check. */
  readonly owed: readonly string[];
  readonly checks: readonly string[];
}

/** A question, and how one legal answer to it was taken. */
export interface RecordedQuestion {
  readonly kind: string;
  readonly faction: FactionId;
  readonly id: string;
  readonly sealed: boolean;
  /** Whether its time runs out. */
  readonly timed: boolean;
  /** Where its legal answers stand in `RecordedLog.answers`. */
  readonly answers: number;
  /** What was answered; a sealed answer was taken back instead. */
  readonly tried: { readonly answer: AnswerValue } | 'withdraw';
  /** The types of the events that followed, parted by blanks; a sealed answer may be refused its way back. */
  readonly then: string;
}

const FOLDER = join(import.meta.dirname, '../recorded/questions');
const INDEX = 'index.json';

/** Every recorded log, by the name of its file. */
export const recordedLogs = (): readonly (readonly [name: string, log: RecordedLog])[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json') && name !== INDEX)
    .sort()
    .map((name) => [name, JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as RecordedLog]);

/** Where each situation of each game is met: the file and the number of events, or the reason why it cannot be. */
export type Index = Readonly<Record<string, Readonly<Record<string, string>>>>;

export const recordedIndex = (): Index => JSON.parse(readFileSync(join(FOLDER, INDEX), 'utf8')) as Index;

export const writeLog = (name: string, log: RecordedLog): void => writeFileSync(join(FOLDER, name), inLines(log));

export const writeIndex = (index: Index): void =>
  writeFileSync(join(FOLDER, INDEX), `${JSON.stringify(index, null, 1)}\n`);

function inLines({ game, version, seed, entries, answers, stops }: RecordedLog): string {
  const head = `"game":${JSON.stringify(game)},\n"version":${version},\n"seed":${seed}`;
  const inside = stops.map(({ asked, ...stop }) => `${JSON.stringify(stop).slice(0, -1)},"asked":${list(asked)}}`);
  return `{${head},\n"entries":${list(entries)},\n"answers":${list(answers)},\n"stops":[\n${inside.join(',\n')}\n]}\n`;
}

const list = (items: readonly unknown[]): string =>
  items.length === 0 ? '[]' : `[\n${items.map((item) => JSON.stringify(item)).join(',\n')}\n]`;

/**
 * The file format of a log that stops at questions: JSON with a line for each event, each list of legal answers and
 * each question, so that a change of one shows as one line. The program of its day writes a file once. The file never
 * changes, because a log must open forever. Several stops share a log. At each stop the table is opened as if nothing
 * had happened after the stop.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnswerValue, FactionId, Grammar } from '#engine';
import type { Game } from './layers.ts';

export interface RecordedLog {
  readonly game: Game;
  /** The version of the event shapes in this log. */
  readonly version: number;
  /** The seed of the random numbers when the log is played on. */
  readonly seed: number;
  /** The time of each event, and the event. */
  readonly entries: readonly (readonly [at: number, event: unknown])[];
  /** Legal answers, which many questions share. */
  readonly answers: readonly Grammar[];
  readonly stops: readonly RecordedStop[];
}

/** A moment at which the table waits for players, with its questions. */
export interface RecordedStop {
  /** The number of the log's events up to the stop. */
  readonly after: number;
  /** The situations of `situations.ts` that this stop was recorded for. */
  readonly meets: readonly string[];
  readonly asked: readonly RecordedQuestion[];
  /** The public list of awaited seats with their reasons, sorted by name. */
  readonly awaited: readonly string[];
  /**
   * The list that the desk sees: awaited seats, the answers that the desk may give for a seat, and the checks that it
   * has asked for.
   */
  readonly owed: readonly string[];
  readonly checks: readonly string[];
}

/** A question, and the result of one legal answer. */
export interface RecordedQuestion {
  readonly kind: string;
  readonly faction: FactionId;
  readonly id: string;
  readonly sealed: boolean;
  /** Whether the question has a time limit. */
  readonly timed: boolean;
  /** The index of the question's legal answers in `RecordedLog.answers`. */
  readonly answers: number;
  /** The recorded answer. If it is sealed already, the test withdraws it. */
  readonly tried: { readonly answer: AnswerValue } | 'withdraw';
  /** The types of the following events, separated by blanks. The withdrawal of a sealed answer may be refused. */
  readonly then: string;
}

const FOLDER = join(import.meta.dirname, '../recorded/questions');
const INDEX = 'index.json';

/** Returns every recorded log with the name of its file. */
export const recordedLogs = (): readonly (readonly [name: string, log: RecordedLog])[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json') && name !== INDEX)
    .sort()
    .map((name) => [name, JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as RecordedLog]);

/**
 * The stop that meets each situation of each game: the file and the number of events. If no game can meet the
 * situation, the reason.
 */
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

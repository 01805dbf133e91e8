/** The output of `npm run simulate`: one JSON object. The same run prints the same object, except the times. */
import { MODULES_INCLUDED } from '#engine';
import type { Move } from '../support/random-choice.ts';
import { countsIn, excusedIn, otherwiseThanDeclared } from './coverage.ts';
import type { Finding, FindingKind } from './findings.ts';
import type { Run, Setting } from './setting.ts';
import type { MetGroup, Tally } from './tally.ts';

/** A finding, and the game that shows it again when it is replayed. */
export interface Found extends Finding {
  readonly game: number;
  readonly seed: number;
}

export interface Sums {
  games: number;
  battles: number;
  /** Battles without interference that were settled a second time by a plain reading of the rules. */
  settledTwice: number;
  /** Commands that were accepted and kept. */
  commands: number;
  /** Commands that were only tried, or refused. */
  tries: number;
  /** Games that were played a second time with one secret changed. */
  pairedTables: number;
}

type Counts = { readonly [Group in MetGroup]: Readonly<Record<string, number>> };

export interface Report extends Setting, Readonly<Sums>, Counts {
  readonly verdict: 'nothing found' | 'found something';
  readonly seed: number;
  readonly seconds: number;
  readonly gamesPerSecond: number;
  readonly battlesPerSecond: number;
  readonly commandsPerSecond: number;
  readonly invariantViolations: number;
  readonly settledOtherwise: number;
  readonly replayedOtherwise: number;
  readonly wronglyAccepted: number;
  readonly wronglyRefused: number;
  /** Commands that were rightly refused, but for the wrong reason. */
  readonly refusedOtherwise: number;
  readonly threw: number;
  readonly stuck: number;
  readonly leaks: number;
  /** Things that can be met in this setting and were not; checked from `ENOUGH` games on. */
  readonly neverMet: readonly string[];
  /** Things that were met although they are declared impossible. */
  readonly metAfterAll: readonly string[];
  /** Things that cannot be met in this setting, and why. */
  readonly cannotBeMet: { readonly [Group in MetGroup]: Readonly<Record<string, string>> };
  /** The first findings. `again` plays that game alone. */
  readonly findings: readonly (Found & { readonly again: string })[];
  /** The commands of the one game that was played. */
  readonly moves?: readonly Move[];
}

/** The number of games after which everything that can be met must have been met. */
const ENOUGH = 5_000;

const FINDINGS_PRINTED = 20;

interface Outcome {
  readonly run: Run;
  readonly sums: Readonly<Sums>;
  readonly found: readonly Found[];
  readonly tally: Tally;
  readonly seconds: number;
  readonly moves?: readonly Move[];
}

export function reported({ run, sums, found, tally, seconds, moves }: Outcome): Report {
  const { setting, seed } = run;
  const { neverMet, metAfterAll } = otherwiseThanDeclared(setting, tally);
  const of = (kind: FindingKind): number => found.filter((one) => one.kind === kind).length;
  const isUnmet = sums.games >= ENOUGH && neverMet.length > 0;
  return {
    verdict: found.length > 0 || metAfterAll.length > 0 || isUnmet ? 'found something' : 'nothing found',
    ...setting,
    seed,
    ...sums,
    seconds: rounded(seconds),
    gamesPerSecond: rounded(sums.games / seconds),
    battlesPerSecond: rounded(sums.battles / seconds),
    commandsPerSecond: rounded((sums.commands + sums.tries) / seconds),
    invariantViolations: of('invariant'),
    settledOtherwise: of('settled-otherwise'),
    replayedOtherwise: of('replayed-otherwise'),
    wronglyAccepted: of('wrongly-accepted'),
    wronglyRefused: of('wrongly-refused'),
    refusedOtherwise: of('refused-otherwise'),
    threw: of('threw'),
    stuck: of('stuck'),
    leaks: of('leak'),
    neverMet,
    metAfterAll,
    ...countsIn(tally),
    cannotBeMet: excusedIn(setting),
    findings: found.slice(0, FINDINGS_PRINTED).map((one) => ({ ...one, again: commandFor(setting, seed, one.game) })),
    ...(moves === undefined ? {} : { moves }),
  };
}

function commandFor({ what, edition, layer, players, modules = [] }: Setting, seed: number, game: number): string {
  const named = modules.filter((module) => !MODULES_INCLUDED[edition].includes(module));
  return [
    `npm run simulate -- --what ${what} --edition ${edition} --layer ${layer}`,
    ...(named.length === 0 ? [] : [`--modules ${named.join(',')}`]),
    ...(players === undefined ? [] : [`--players ${players}`]),
    `--seed ${seed} --game ${game}`,
  ].join(' ');
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

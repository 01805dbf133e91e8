/** Random legal battles, played from the views alone as phones do, with the time of each command. */
import { performance } from 'node:perf_hooks';
import {
  appended,
  decide,
  emptyTimeline,
  must,
  seededRandom,
  view,
  type Audience,
  type Random,
  type Refusal,
  type TableView,
  type Timeline,
  type View,
} from '#engine';
import { SIX_FACTIONS } from '../support/six.ts';
import { randomAnswer } from '../support/random-answers.ts';
import { pickRandom, type Move } from '../support/random-choice.ts';
import { DEFAULT_CHOICES } from '../support/table.ts';
import { SEATING, clearedBoard, positionOf, type Meeting } from './position.ts';

/** The microseconds of one command. */
export interface Cost {
  readonly decide: number;
  readonly append: number;
  readonly views: number;
}

/** The table after one more command. */
export interface Step {
  readonly timeline: Timeline;
  /** Server time of the next command, in milliseconds. */
  readonly now: number;
  readonly views: readonly View[];
  readonly cost: Cost;
  /** Whether the command belongs to the battle, and not to the position before it. */
  readonly inBattle: boolean;
}

const AUDIENCES: readonly Audience[] = ['table', 'moderator', ...SIX_FACTIONS];

const BETWEEN_COMMANDS = 100;

/** Opens a table without a position. */
export function openedTable(seed: number): Step {
  const before: Before = { timeline: emptyTimeline, now: 1_000_000 };
  const command = { type: 'OpenTable', choices: DEFAULT_CHOICES, seating: SEATING } as const;
  return carriedOut(before, { by: 'moderator', command }, seededRandom(seed), false);
}

/** Enters a position at the table and plays its battle to the end, one step for each command. */
export function* battleAt(table: Step, meeting: Meeting, random: Random): Generator<Step> {
  let step = table;
  const position = [...clearedBoard(tableOf(step)), ...positionOf(meeting, random)];
  for (const move of position) yield (step = carriedOut(step, move, random, false));
  yield (step = carriedOut(step, { by: 'moderator', command: { type: 'BeginBattles' } }, random, true));
  for (let next = nextMove(step, random); next !== null; next = nextMove(step, random)) {
    yield (step = carriedOut({ ...step, now: Math.max(step.now, next.at) }, next, random, true));
  }
}

export const tableOf = ({ views }: Step): TableView => must(views[0], "the table's view").table;

/** The answer to some open prompt; a clock event when no prompt is open; `null` when the battles are over. */
function nextMove({ views, now }: Step, random: Random): (Move & { readonly at: number }) | null {
  const owed = views.flatMap((seen) => ('prompts' in seen ? seen.prompts : [])).filter(({ sealed }) => !sealed);
  if (owed.length > 0) return { ...randomAnswer(pickRandom(owed, random), random), at: now };
  const window = views[0]?.table.window ?? null;
  if (window === null) return null;
  return { by: 'clock', at: window.deadline, command: { type: 'CloseWindow', window: window.id } };
}

type Before = Pick<Step, 'timeline' | 'now'>;

/** Sends one more command that must be accepted, with its time. `inBattle`: whether it counts. */
export function carriedOut(before: Before, move: Move, random: Random, inBattle: boolean): Step {
  const step = maybeRefused(before, move, random, inBattle);
  if ('code' in step) throw new Error(`${move.by} ${move.command.type} was refused: ${step.code}`);
  return step;
}

/** Sends one more command that may be refused, with its time. */
export function maybeRefused(
  { timeline, now }: Before,
  { by, command }: Move,
  random: Random,
  inBattle: boolean,
): Step | Refusal {
  const start = performance.now();
  const verdict = decide(timeline, { by, at: now, command }, random);
  const decided = performance.now();
  if (!verdict.ok) return verdict.refusal;
  const next = appended(
    timeline,
    verdict.events.map((event) => ({ at: now, event })),
  );
  const recorded = performance.now();
  const views = AUDIENCES.map((audience) => view(next, audience));
  const shown = performance.now();
  const cost = {
    decide: (decided - start) * 1000,
    append: (recorded - decided) * 1000,
    views: (shown - recorded) * 1000,
  };
  return { timeline: next, now: now + BETWEEN_COMMANDS, views, cost, inBattle };
}

/** The questions at a table, as every audience sees them, and the comparison with the recorded ones. */
import type { Grammar, Prompt } from '#engine';
import { tableView, type Table } from '../../support/table.ts';
import type { RecordedLog, RecordedQuestion, RecordedStop } from './recorded.ts';
import { areOfferedSince, sameAnswers } from './same-answers.ts';
import { askedOf } from './situations.ts';

/** A recorded question with the present question in its place. */
export type Pair = readonly [recorded: RecordedQuestion, found: Prompt];

export interface Found {
  readonly pairs: readonly Pair[];
  /** Recorded questions that are no longer asked, and present ones that were not recorded; in words, for a report. */
  readonly missing: readonly string[];
  readonly more: readonly string[];
}

/** Whether answers are sealed as recorded, or a take-back may have reopened them. */
export type Seals = 'as-sealed' | 'opened-again';

/**
 * Compares the questions of a stop with those of this table. Two questions are the same if their kind, seat, legal
 * answers, seal and time limit are the same. Each release makes its own ids, so the test only checks that no two
 * questions share an id.
 */
export function foundAgain(
  { answers }: RecordedLog,
  { asked }: RecordedStop,
  table: Table,
  seals: Seals = 'as-sealed',
): Found {
  const left = [...askedOf(table)];
  const pairs: Pair[] = [];
  const missing: string[] = [];
  for (const recorded of asked) {
    const at = left.findIndex((prompt) => isSame(recorded, answers[recorded.answers], prompt, seals));
    const [prompt] = at < 0 ? [] : left.splice(at, 1);
    if (prompt !== undefined) pairs.push([recorded, prompt]);
    else if (!isWithheldSince(recorded, asked)) missing.push(inWords(recorded));
  }
  return { pairs, missing, more: left.filter(({ answers: offered }) => !areOfferedSince(offered)).map(found) };
}

/**
 * Whether a question is no longer asked. Before taking and giving became one act, a player who owed cards in a swap
 * could play them first.
 */
const isWithheldSince = ({ kind, faction: asks }: RecordedQuestion, asked: RecordedStop['asked']): boolean =>
  kind === 'free-play' && asked.some((other) => other.kind === 'give-back' && other.faction === asks);

/** The parts of the questions that table and desk see. */
export function seenBy(table: Table): Pick<RecordedStop, 'awaited' | 'owed' | 'checks'> {
  const desk = table.engine.view(table.timeline, 'moderator');
  const { owed, checks } = 'desk' in desk ? desk.desk : { owed: [], checks: [] };
  return {
    awaited: tableView(table)
      .awaited.map(({ faction, to }) => `${faction} ${to}`)
      .sort(),
    owed: owed.map(({ faction, to }) => `${faction} ${to}`).sort(),
    checks: checks.map(({ faction, matter }) => `${faction} ${matter}`).sort(),
  };
}

/** Questions of an auction had a time limit in every record. Since then the limit is a choice of the desk (002 Phase 4). */
const TIMED_BY_CHOICE: readonly string[] = ['bid', 'bid-limit', 'sealed-bid'];

function isSame(recorded: RecordedQuestion, answers: Grammar | undefined, prompt: Prompt, seals: Seals): boolean {
  if (answers === undefined) return false;
  const isOpened = seals === 'opened-again' && recorded.sealed && !prompt.sealed;
  const isUntimed = TIMED_BY_CHOICE.includes(recorded.kind) && prompt.deadline === null;
  const then = {
    ...recorded,
    sealed: recorded.sealed && !isOpened,
    timed: recorded.timed && !isUntimed,
  };
  return inWords(then) === found(prompt) && sameAnswers(answers, prompt.answers);
}

const found = (prompt: Prompt): string => inWords({ ...prompt, timed: prompt.deadline !== null });

const inWords = ({
  faction: asks,
  kind,
  sealed,
  timed,
}: Pick<RecordedQuestion, 'faction' | 'kind' | 'sealed' | 'timed'>): string =>
  [asks, kind, ...(sealed ? ['sealed'] : []), ...(timed ? ['timed'] : [])].join(' ');

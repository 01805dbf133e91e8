import { whoHolds, type LogLine, type Prompt, type SeatView, type TableView } from '#client';
import { mannerOf } from '#app/_features/manners.ts';
import { readOutAt } from '../beats.ts';

/** What a phone has followed of a battle that the screen reads out. */
export interface Followed {
  readonly view: SeatView;
  /** The last view in which nothing was decided. */
  readonly before: SeatView | null;
  /** Which decision this phone may tell already: its line in the log. */
  readonly told: number | null;
}

/** A phone that has just come tells everything at once, as the screen does. */
export const arrivedAt = (view: SeatView): Followed =>
  followedTo({ before: null, told: decisionIn(view.table)?.position ?? null }, view);

/** The same phone with another view. */
export const followedTo = ({ before, told }: Omit<Followed, 'view'>, view: SeatView): Followed => ({
  view,
  before: decisionIn(view.table) === null ? view : before,
  told,
});

/** This very decision is told from now on. */
export const toldNow = (followed: Followed): Followed => ({
  ...followed,
  told: decisionIn(followed.view.table)?.position ?? null,
});

/**
 * Until when the phone keeps the result to itself (server time, ms), so that the screen is the first to tell; `null`
 * when it does not. Nothing else waits for that: whatever the table asks or says meanwhile shows everything at once.
 */
export function keptUntil({ view, before, told }: Followed): number | null {
  const { table } = view;
  const decided = decisionIn(table);
  const revealed = table.log.findLast(({ fact }) => fact.code === 'plans-revealed');
  if (decided === null || revealed === undefined || decided.position === told || table.battle === null) return null;
  if (before?.table.battle?.id !== table.battle.id || hasMoreToSay(view, before)) return null;
  return readOutAt(table.battle, revealed.at, decided.at);
}

/** The phone meanwhile: the table as it stood before, with the moves of then, and nothing asked of anybody. */
export function untold({ view, before }: Followed): SeatView {
  if (before === null) return view;
  const { table } = before;
  const instructions = view.table.instructions.filter(({ id }) => table.instructions.some((move) => move.id === id));
  return {
    ...view,
    table: { ...table, instructions, awaited: [], window: null },
    prompts: view.prompts.filter((prompt) => !isOfResult(prompt)),
  };
}

/** Where the log says how the battle in view ended. */
function decisionIn({ battle, log }: TableView): LogLine | null {
  if (battle === null || battle.outcome === null) return null;
  return log.findLast(({ fact }) => fact.code === 'battle-resolved') ?? null;
}

const hasMoreToSay = ({ table, prompts }: SeatView, before: SeatView): boolean =>
  table.window !== null ||
  whoHolds(table) !== null ||
  prompts.some((prompt) => !isOfResult(prompt) && !before.prompts.some(({ id }) => id === prompt.id));

/** Whether only the end of a battle asks it, whoever asks. */
const isOfResult = (prompt: Prompt): boolean => mannerOf(prompt).tellsResult === true;

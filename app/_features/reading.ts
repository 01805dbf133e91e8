import {
  formatPausedBy,
  type DeskView,
  type Prompt,
  type PromptKind,
  type SeatView,
  type TableView,
  type View,
} from '#client';
import type { ReadOut, ReadsOut } from '#app/_components/status-screen/read-out.ts';
import { FEATURES } from './features.ts';
import { presentationOf } from './prompts.ts';

/** What each feature has read out on the screen. */
const READINGS = Object.values(FEATURES).flatMap((feature): readonly ReadsOut[] =>
  'readsOut' in feature ? [feature.readsOut] : [],
);

/** The reading that a table is at, whether it goes on still or is over. */
function readOutIn(table: TableView): ReadOut | null {
  for (const reads of READINGS) {
    const found = reads(table);
    if (found !== null) return found;
  }
  return null;
}

/** What a page has followed of what the screen reads out. */
export interface Followed<Of extends View> {
  readonly view: Of;
  /** The last view in which nothing was decided. */
  readonly before: Of | null;
  /** Which decision this page may tell already: its line in the log. */
  readonly told: number | null;
}

/** A page that has just come tells everything at once, as the screen does. */
export const arrivedAt = <Of extends View>(view: Of): Followed<Of> =>
  followedTo<Of>({ before: null, told: null }, view);

/**
 * The same page with another view. Nothing else waits for what is read out: whatever the table asks or says meanwhile
 * shows everything at once, and what has been told stays told.
 */
export function followedTo<Of extends View>({ before, told }: Omit<Followed<Of>, 'view'>, view: Of): Followed<Of> {
  const reading = readOutIn(view.table);
  if (reading === null) return { view, before: view, told };
  const waits = before !== null && reading.isBefore(before.table) && !hasMoreToSay(view, before);
  return { view, before, told: waits ? told : reading.line };
}

/** This very decision is told from now on. */
export const toldNow = <Of extends View>(followed: Followed<Of>): Followed<Of> => ({
  ...followed,
  told: readOutIn(followed.view.table)?.line ?? null,
});

/** What the page keeps to itself, so that the screen is the first to tell; `null` when it keeps nothing. */
export function keptBack<Of extends View>({ view, told }: Followed<Of>): ReadOut | null {
  const reading = readOutIn(view.table);
  return reading?.line === told ? null : reading;
}

/** The page meanwhile: the table as it stood before, with the moves of then, and nothing asked of anybody. */
export function untold<Of extends View>({ view, before }: Followed<Of>): Of {
  const reading = readOutIn(view.table);
  if (before === null || reading === null) return view;
  const { instructions } = view.table;
  const table: TableView = {
    ...before.table,
    ...reading.followed,
    // As they were, and ticked as they are now.
    instructions: before.table.instructions.flatMap((move) => {
      const now = instructions.find(({ id }) => id === move.id);
      return now === undefined ? [] : [{ ...move, done: now.done }];
    }),
    awaited: [],
    window: null,
  };
  return { ...view, table, ...seatMeanwhile(view, before, reading), ...deskMeanwhile(view, before) };
}

/** A seat holds what it held, and is offered what it was. */
function seatMeanwhile(view: View, before: View, { held }: ReadOut): Partial<SeatView> {
  if (!('mine' in view) || !('mine' in before)) return {};
  return {
    mine: { ...view.mine, ...Object.fromEntries(held.map((part) => [part, before.mine[part]])) },
    prompts: view.prompts.flatMap((prompt): readonly Prompt[] => {
      if (isOfResult(prompt.kind)) return [];
      return isOffer(prompt.kind) ? before.prompts.filter(({ id }) => id === prompt.id) : [prompt];
    }),
    freePlay: before.freePlay,
  };
}

/** The desk hears of nobody who is asked for what was decided, and goes back to no point after it. */
function deskMeanwhile(view: View, before: View): { readonly desk?: DeskView } {
  if (!('desk' in view) || !('desk' in before)) return {};
  const owed = view.desk.owed.filter(({ to }) => !isOfResult(to));
  return { desk: { ...view.desk, owed, points: before.desk.points } };
}

interface Asked {
  readonly id: string;
  readonly kind: PromptKind;
}

/** Everything that is asked as far as the page knows of it. */
function askedIn(view: View): readonly Asked[] {
  if ('prompts' in view) return view.prompts;
  return 'desk' in view ? view.desk.owed.map(({ prompt, to }) => ({ id: prompt, kind: to })) : [];
}

function hasMoreToSay(view: View, before: View): boolean {
  const known = askedIn(before);
  return (
    view.table.window !== null ||
    formatPausedBy(view.table) !== null ||
    askedIn(view).some(({ id, kind }) => !isOfResult(kind) && !isOffer(kind) && !known.some((one) => one.id === id))
  );
}

/** Whether only what was decided asks it, whoever asks. */
const isOfResult = (kind: PromptKind): boolean => presentationOf({ kind }).tellsResult === true;

/** Nobody waits for it. */
const isOffer = (kind: PromptKind): boolean => presentationOf({ kind }).rank === 'offer';

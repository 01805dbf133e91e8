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

/** The events of each feature that the screen presents. */
const READINGS = Object.values(FEATURES).flatMap((feature): readonly ReadsOut[] =>
  'readsOut' in feature ? [feature.readsOut] : [],
);

/** Returns the present or last presentation of a table. */
function readOutIn(table: TableView): ReadOut | null {
  for (const reads of READINGS) {
    const found = reads(table);
    if (found !== null) return found;
  }
  return null;
}

/** How far a page has followed the events that the screen presents. */
export interface Followed<Of extends View> {
  readonly view: Of;
  /** The last view before the decision. */
  readonly before: Of | null;
  /** The decision that this page may already show, by its position in the log. */
  readonly told: number | null;
}

/** Returns the state of a new page, which shows everything at once, as the screen does. */
export const arrivedAt = <Of extends View>(view: Of): Followed<Of> =>
  followedTo<Of>({ before: null, told: null }, view);

/**
 * Returns the state of the same page with another view. If the table asks or shows anything new meanwhile, the page
 * shows everything at once. What the page has shown stays visible.
 */
export function followedTo<Of extends View>({ before, told }: Omit<Followed<Of>, 'view'>, view: Of): Followed<Of> {
  const reading = readOutIn(view.table);
  if (reading === null) return { view, before: view, told };
  const waits = before !== null && reading.isBefore(before.table) && !hasMoreToSay(view, before);
  return { view, before, told: waits ? told : reading.line };
}

/** The screen presents this very decision from now on. */
export const toldNow = <Of extends View>(followed: Followed<Of>): Followed<Of> => ({
  ...followed,
  told: readOutIn(followed.view.table)?.line ?? null,
});

/** Returns what the page holds back, so that the screen shows it first; `null` if the page holds nothing back. */
export function keptBack<Of extends View>({ view, told }: Followed<Of>): ReadOut | null {
  const reading = readOutIn(view.table);
  return reading?.line === told ? null : reading;
}

/** Returns the view meanwhile: the table before the decision, with its earlier instructions and without questions. */
export function untold<Of extends View>({ view, before }: Followed<Of>): Of {
  const reading = readOutIn(view.table);
  if (before === null || reading === null) return view;
  const { instructions } = view.table;
  const table: TableView = {
    ...before.table,
    ...reading.followed,
    // The earlier instructions, with their present ticks.
    instructions: before.table.instructions.flatMap((move) => {
      const now = instructions.find(({ id }) => id === move.id);
      return now === undefined ? [] : [{ ...move, done: now.done }];
    }),
    awaited: [],
    window: null,
  };
  return { ...view, table, ...seatMeanwhile(view, before, reading), ...deskMeanwhile(view, before) };
}

/** Returns the seat's view with the cards and offers that it had before. */
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

/**
 * Returns the desk's view without the questions that follow from the decision. The desk cannot go back to a point after
 * it.
 */
function deskMeanwhile(view: View, before: View): { readonly desk?: DeskView } {
  if (!('desk' in view) || !('desk' in before)) return {};
  const owed = view.desk.owed.filter(({ to }) => !isOfResult(to));
  return { desk: { ...view.desk, owed, points: before.desk.points } };
}

interface Asked {
  readonly id: string;
  readonly kind: PromptKind;
}

/** Returns all questions that the page shows. */
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

/** Whether only this decision asks such a question, whichever seat it asks. */
const isOfResult = (kind: PromptKind): boolean => presentationOf({ kind }).tellsResult === true;

/** Whether the table does not wait for a prompt of this kind. */
const isOffer = (kind: PromptKind): boolean => presentationOf({ kind }).rank === 'offer';

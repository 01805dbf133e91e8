/** Paired tables that differ in an answer in a window, or in whether there is an answer. */
import type { FactionId, PromptKind } from '#engine';
import { autoPasses } from '#lib/features/auto-pass/api.ts';
import { hasCommitted } from '#lib/model/commitments.ts';
import { stateOf, type Table } from '../../support/table.ts';
import type { Twinned } from '../../support/paired-tables/difference.ts';
import { partingAnswers } from '../../support/paired-tables/ways-to-diverge.ts';

/**
 * Whether a tick may show a difference. The window may close at one table and stay open at the other, if different
 * seats have answered. Tables with answers of the same seats must close the window at the same tick.
 */
export function otherSeatsHaveAnswered(one: Table, two: Table): boolean {
  return seatsWithAnswer(one).join() !== seatsWithAnswer(two).join();
}

/** Returns the seats that have answered the open window, and the seats whose standing answer will count in it. */
export function seatsWithAnswer(table: Table): readonly FactionId[] {
  const state = stateOf(table);
  const window = state.stack.find((activity) => activity.kind === 'window');
  if (window === undefined) return [];
  return state.seating
    .map(({ faction }) => faction)
    .filter((faction) => hasCommitted(window.answers, faction) || autoPasses(state, faction));
}

/** The present window. */
const askedAll = (table: Table): readonly PromptKind[] =>
  stateOf(table).stack.flatMap((activity) => (activity.kind === 'window' ? [activity.ask.kind] : []));

/** The secrets of this feature in which two paired tables can differ. */
export const secretPairs = {
  'window-answer': { parts: (table, owner, random) => partingAnswers(table, owner, askedAll(table), random) },
  'window-silence': {
    parts: (table, owner, random) => {
      const found = partingAnswers(table, owner, askedAll(table), random, 1);
      return found === null ? null : { ...found, two: null };
    },
  },
} satisfies Twinned;

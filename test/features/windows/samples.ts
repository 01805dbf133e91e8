/** Tables that differ in what is said in a window, and in whether anything is. */
import type { PromptKind } from '#engine';
import { stateOf, type Table } from '../../support/table.ts';
import type { Twinned } from '../../support/twins/difference.ts';
import { partingAnswers } from '../../support/twins/ways-to-part.ts';

/** What everybody is asked at once. */
const askedAll = (table: Table): readonly PromptKind[] =>
  stateOf(table).stack.flatMap((activity) => (activity.kind === 'window' ? [activity.ask.kind] : []));

/** What twins can differ in here. */
export const twins = {
  'window-answer': { parts: (table, owner, random) => partingAnswers(table, owner, askedAll(table), random) },
  'window-silence': {
    parts: (table, owner, random) => {
      const found = partingAnswers(table, owner, askedAll(table), random, 1);
      return found === null ? null : { ...found, two: null };
    },
  },
} satisfies Twinned;

/** The words of scenarios for yes and no cards. */
import { byFaction } from '../../support/scenario/checks.ts';
import { differs } from '../../support/scenario/compare.ts';
import { faction } from '../../support/scenario/names.ts';
import { number, text } from '../../support/scenario/node.ts';
import type { Words } from '../../support/scenario/words.ts';
import { seatView, promptsOf, stateOf, sendOk, tableView } from '../../support/table.ts';

const KIND = 'look-at-kanly-card';

export const words: Partial<Words> = {
  answers: { 'look-at-kanly-card': { prompt: KIND, value: () => true } },
  acts: {
    'turn-in-yes-card': (_run, _by, node) => ({ type: 'TurnInKanlyCard', on: faction(node) }),
    'give-yes-card': (_run, _by, node) => ({ type: 'GiveKanlyCard', to: faction(node) }),
  },
  secrets: { 'yes-cards': (node) => ({ kind: 'duel/yes-cards', cards: number(node) }) },
  given: { 'yes-cards': 'yes-cards' },
  checks: {
    'yes-cards': ({ table }, node) => byFaction(node, number, (who) => seatView(table, who).mine.yesCards),
    'dealt-kanly-card': ({ table }, node) =>
      byFaction(node, text, (who) => seatView(table, who).mine.dealtKanlyCard ?? 'none'),
    'yes-cards-of-table': ({ table }, node) => differs(node, node.value, tableView(table).kanlyCards?.all ?? null),
  },
  sentences: {
    'all look at their cards for Kanly': (run) => {
      const asked = stateOf(run.table).seating.flatMap(({ faction: who }) =>
        promptsOf(run.table, who).filter(({ kind, sealed }) => kind === KIND && !sealed),
      );
      if (asked.length === 0) return null;
      const table = asked.reduce(
        (now, { faction: who, id }) => sendOk(now, who, { type: 'Answer', prompt: id, value: true }),
        run.table,
      );
      return { run: { ...run, table }, refusal: null };
    },
  },
};

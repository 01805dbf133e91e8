/** Scenario assertions about duels. */
import { byFaction } from '../../support/scenario/checks.ts';
import { differs, differsAsSet } from '../../support/scenario/compare.ts';
import { faction } from '../../support/scenario/names.ts';
import { listOf, text } from '../../support/scenario/node.ts';
import type { Words } from '../../support/scenario/words.ts';
import { promptsOf, seatView, tableView, type Table } from '../../support/table.ts';

export const checks: Words['checks'] = {
  'kanly-step': ({ table }, node) => differs(node, text(node), runningIn(table)?.step ?? 'none'),
  'kanly-turn': ({ table }, node) => differs(node, text(node), fightIn(table)?.turn ?? 'none'),
  /** The threats of the turn: `{ guild: open }` */
  threats: ({ table }, node) =>
    differs(
      node,
      node.value,
      Object.fromEntries((tableView(table).kanly?.threats ?? []).map(({ by, stands }) => [by, stands])),
    ),
  /** The leaders in the arena: `{ guild: { worth: 5, backing: 2 } }`; `worth: hidden` for a leader face down. */
  'in-arena': ({ table }, node) =>
    differs(
      node,
      node.value,
      Object.fromEntries(
        (fightIn(table)?.fighters ?? []).map(({ faction: who, shown, backing }) => [
          who,
          { worth: shown?.worth ?? 'hidden', backing },
        ]),
      ),
    ),
  'stands-in': ({ table }, node) =>
    byFaction(node, text, (who) => fightIn(table)?.fighters.find((fighter) => fighter.faction === who)?.at ?? 'none'),
  'dueling-cards': ({ table }, node) =>
    byFaction(
      node,
      (cards) => listOf(cards, text).toSorted(),
      (who) => seatView(table, who).mine.duelingCards.toSorted(),
    ),
  'dueling-deck': ({ table }, node) => differs(node, node.value, tableView(table).kanly?.deck),
  'sides-of': ({ table }, node) =>
    differs(
      node,
      node.value,
      Object.fromEntries((runningIn(table)?.sides ?? []).map(({ faction: who, side }) => [who, side ?? 'nobody'])),
    ),
  /** The seats that a duel asks now. */
  'asked-in-duel': ({ table }, node) => differsAsSet(node, listOf(node, faction), askedIn(table)),
};

const runningIn = (table: Table) => tableView(table).kanly?.running ?? null;

/** The arena of a duel or of a war. */
const fightIn = (table: Table) => tableView(table).kanly?.fight ?? null;

const KINDS: readonly string[] = [
  'kanly-champion',
  'place-champion',
  'back-champion',
  'send-second',
  'arena-move',
  'answer-attack',
  'collect-second',
];

const askedIn = (table: Table) =>
  tableView(table).order.filter((who) =>
    promptsOf(table, who).some(({ kind, sealed }) => KINDS.includes(kind) && !sealed),
  );

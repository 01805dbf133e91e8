/** Scenario assertions about the harvests before the game. */
import { byFaction } from '../../support/scenario/checks.ts';
import { differs, differsAsSet } from '../../support/scenario/compare.ts';
import { faction } from '../../support/scenario/names.ts';
import { entries, listOf, number, oneOf, truth } from '../../support/scenario/node.ts';
import type { Words } from '../../support/scenario/words.ts';
import { seatView, tableView, type Table } from '../../support/table.ts';

const STEPS = [
  'tax',
  'draw',
  'extra-offer',
  'extra-answer',
  'report',
  'shares',
  'vote',
  'split',
  'succession',
  'none',
] as const;

export const checks: Words['checks'] = {
  'harvest-manager': ({ table }, node) =>
    differs(node, node.value === 'none' ? null : faction(node), viewOf(table)?.manager),
  harvest: ({ table }, node) => differs(node, number(node), viewOf(table)?.harvest),
  'harvest-step': ({ table }, node) =>
    differs(node, oneOf(node, STEPS, 'step of a harvest'), viewOf(table)?.running?.step ?? 'none'),
  'harvests-over': ({ table }, node) => differs(node, truth(node), viewOf(table)?.isOver),
  'harvest-pot': ({ table }, node) => differs(node, number(node), viewOf(table)?.reports.at(-1)?.pot),
  'report-honest': ({ table }, node) =>
    differs(node, node.value === 'untold' ? 'untold' : truth(node), viewOf(table)?.reports.at(-1)?.honest),
  'back-to-bank': ({ table }, node) => differs(node, number(node), viewOf(table)?.reports.at(-1)?.backToBank),
  'own-harvest-cards': ({ table }, node) =>
    byFaction(
      node,
      (cards) => listOf(cards, number),
      (who) => seatView(table, who).mine.harvest?.cards,
    ),
  'harvest-sealed-by': ({ table }, node) =>
    differsAsSet(node, listOf(node, faction), viewOf(table)?.running?.sealedBy ?? []),
  'share-looked-by': ({ table }, node) => differs(node, faction(node), viewOf(table)?.running?.lookedBy),
  'share-seen': ({ table }, node) =>
    byFaction(
      node,
      (seen) => Object.fromEntries(entries(seen).map(([who, share]) => [who, number(share)])),
      (who) => {
        const seen = seatView(table, who).mine.harvest?.seen;
        return seen === undefined || seen === null ? null : { [seen.faction]: seen.share };
      },
    ),
  'own-share': ({ table }, node) =>
    byFaction(
      node,
      (share) => (share.value === 'none' ? null : number(share)),
      (who) => seatView(table, who).mine.harvest?.share,
    ),
};

const viewOf = (table: Table) => tableView(table).harvests;

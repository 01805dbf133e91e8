/** The actions of this feature in scenario files. */
import type { AnswerValue, FactionId, PublicFact } from '#engine';
import { cardsLaid } from '../../support/scenario/answers.ts';
import { differs } from '../../support/scenario/compare.ts';
import { card, faction, leader } from '../../support/scenario/names.ts';
import { entries, fields, items, number, oneOf, wrong, type Node } from '../../support/scenario/node.ts';
import type { Run } from '../../support/scenario/run.ts';
import type { Words } from '../../support/scenario/words.ts';
import { seatView, tableView } from '../../support/table.ts';

export const answers: Words['answers'] = {
  /**
   * A scenario writes `{ before: fremen, demands: 2 }`, or with a bluff `{ before: fremen, demands: 2, with: kulon }`.
   */
  'residual-poison': { prompt: 'free-play', value: laid },
  bribe: { prompt: 'pay-bribe', value: (_run, _by, node) => oneOf(node, ['pay', 'refuse'] as const, 'answer') },
  /** A scenario writes `kulon`, or `{ card: residual-poison, leader: stilgar }`. */
  'show-poison': { prompt: 'show-poison', value: (_run, _by, node) => shown(node) },
};

const LAID_KEYS = ['before', 'demands', 'with'] as const;

function laid(run: Run, by: FactionId, node: Node): AnswerValue {
  const { before, demands, with: bluff } = fields(node, LAID_KEYS);
  if (before === undefined || demands === undefined) return wrong(node, '`before` and `demands` are needed');
  const title = bluff === undefined ? 'residual-poison' : card(bluff);
  return {
    play: true,
    ...cardsLaid(run, by, [title])[0],
    lays: { before: faction(before), demands: number(demands) },
  };
}

function shown(node: Node): AnswerValue {
  if (typeof node.value === 'string') return { card: card(node) };
  const { card: title, leader: dies } = fields(node, ['card', 'leader'] as const);
  if (title === undefined || dies === undefined) return wrong(node, '`card` and `leader` are needed');
  return { card: card(title), leader: leader(dies) };
}

export const acts: Words['acts'] = {
  'take-poison-away': (_run, _by, node) => ({ type: 'TakePoisonAway', against: faction(node) }),
};

/** A scenario writes `{ fremen: { by: guild, demands: 2 } }`, or `none` for a shield without a card. */
const poisons = (node: Node): readonly PublicFact[] =>
  entries(node).map(([before, told]): PublicFact => {
    const against = faction({ value: before, path: told.path });
    if (told.value === 'none') return { kind: 'poison', faction: against, by: null, amount: 0 };
    const { by, demands } = fields(told, ['by', 'demands'] as const);
    if (by === undefined || demands === undefined) return wrong(told, '`by` and `demands` are needed');
    return { kind: 'poison', faction: against, by: faction(by), amount: number(demands) };
  });

/** A scenario writes `[{ by: guild, to: fremen, amount: 6 }]`. */
const debts = (node: Node): readonly PublicFact[] =>
  items(node).map((told): PublicFact => {
    const { by, to, amount } = fields(told, ['by', 'to', 'amount'] as const);
    if (by === undefined || to === undefined || amount === undefined)
      return wrong(told, '`by`, `to` and `amount` are needed');
    return { kind: 'poison-debt', faction: faction(by), to: faction(to), amount: number(amount) };
  });

export const facts: Words['facts'] = { poisons, 'poison-debts': debts };

export const checks: Words['checks'] = {
  poisons: ({ table }, node) => {
    const { lies } = tableView(table).residualPoison ?? { lies: [] };
    const seen = Object.fromEntries(lies.map(({ by, against, amount }) => [against, { by, demands: amount }]));
    return differs(node, node.value === 'none' ? {} : node.value, seen);
  },
  'poison-debts': ({ table }, node) => differs(node, node.value, tableView(table).residualPoison?.owed ?? []),
  /** The leader that the owner of the card sees: `{ guild: { fremen: kulon } }` */
  'own-poisons': ({ table }, node) =>
    entries(node).flatMap(([by, told]) => {
      const { cards } = seatView(table, faction({ value: by, path: told.path })).mine.ownPoisons;
      const seen = Object.fromEntries(cards.map(({ before, card: { card: title } }) => [before, title]));
      return differs(told, told.value, seen);
    }),
};

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
  /** A scenario writes `fremen`, or with a bluff `{ before: fremen, with: kulon }`. */
  poison: { prompt: 'free-play', value: cast },
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

function cast(run: Run, by: FactionId, node: Node): AnswerValue {
  const { before, with: bluff } = typeof node.value === 'string' ? { before: node } : fields(node, LAID_KEYS);
  if (before === undefined) return wrong(node, '`before` is needed');
  return {
    play: true,
    ...cardsLaid(run, by, [bluff === undefined ? 'residual-poison' : card(bluff)])[0],
    poisons: faction(before),
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

/** A scenario writes `{ fremen: guild }`, or `none` for a shield without a card. */
const poisonings = (node: Node): readonly PublicFact[] =>
  entries(node).map(([before, told]): PublicFact => ({
    kind: 'poisoning',
    faction: faction({ value: before, path: told.path }),
    by: told.value === 'none' ? null : faction(told),
  }));

export const facts: Words['facts'] = { poisons, poisonings, 'poison-debts': debts };

export const checks: Words['checks'] = {
  poisons: ({ table }, node) => {
    const { lies } = tableView(table).residualPoison ?? { lies: [] };
    const seen = Object.fromEntries(lies.map(({ by, against, amount }) => [against, { by, demands: amount }]));
    return differs(node, node.value === 'none' ? {} : node.value, seen);
  },
  poisonings: ({ table }, node) => {
    const lies = tableView(table).poisonings ?? [];
    const seen = Object.fromEntries(lies.map(({ by, against }) => [against, by]));
    return differs(node, node.value === 'none' ? {} : node.value, seen);
  },
  /** What the poisoner sees of the die: `{ guild: { fremen: { number: 3, leader: otheym, until: 4 } } }` */
  'own-dice': ({ table }, node) =>
    entries(node).flatMap(([by, told]) => {
      const { ownPoisonings } = seatView(table, faction({ value: by, path: told.path })).mine;
      const seen = Object.fromEntries(
        ownPoisonings.map(({ against, number, leader: named, lastTurn }) => [
          against,
          { number, leader: named ?? 'none', until: lastTurn },
        ]),
      );
      return differs(told, told.value, seen);
    }),
  'poison-debts': ({ table }, node) => differs(node, node.value, tableView(table).residualPoison?.owed ?? []),
  /** The leader that the owner of the card sees: `{ guild: { fremen: kulon } }` */
  'own-poisons': ({ table }, node) =>
    entries(node).flatMap(([by, told]) => {
      const { cards } = seatView(table, faction({ value: by, path: told.path })).mine.ownPoisons;
      const seen = Object.fromEntries(cards.map(({ before, card: { card: title } }) => [before, title]));
      return differs(told, told.value, seen);
    }),
};

/** The actions of this feature in scenario files. */
import type { AnswerValue } from '#engine';
import { keyNode, faction, leader } from '../../support/scenario/names.ts';
import { fields, isMapping, listOf, number, text, truth, wrong, type Node } from '../../support/scenario/node.ts';
import type { Words } from '../../support/scenario/words.ts';
import { letWindowPass, tableView } from '../../support/table.ts';

export const answers: Words['answers'] = {
  champion: { prompt: 'kanly-champion', value: (_run, _by, node) => leader(node) },
  'place-in': { prompt: 'place-champion', value: (_run, _by, node) => text(node) },
  back: { prompt: 'back-champion', value: (_run, _by, node) => number(node) },
  /** A scenario writes `{ side: guild, leader: stilgar }`, or `nobody`. */
  second: { prompt: 'send-second', value: (_run, _by, node) => sent(node) },
  /** A scenario writes `{ move: step, to: sector-2-1 }`, or `stop`. */
  arena: { prompt: 'arena-move', value: (_run, _by, node) => moved(node) },
  'answer-attack': { prompt: 'answer-attack', value: (_run, _by, node) => truth(node) },
  /** A scenario writes `{ forces: 2, special: 0, leaders: [] }`. */
  'second-brings': { prompt: 'collect-second', value: (_run, _by, node) => brought(node) },
};

function sent(node: Node): AnswerValue {
  if (!isMapping(node)) return text(node);
  const { side, leader: goes } = fields(node, ['side', 'leader']);
  if (side === undefined || goes === undefined) return wrong(node, '`side` and `leader` are needed');
  return { side: faction(side), leader: leader(goes) };
}

const MOVE_KEYS = ['move', 'to', 'card', 'on', 'direction', 'border'] as const;

function moved(node: Node): AnswerValue {
  if (!isMapping(node)) return { move: text(node) };
  const told = fields(node, MOVE_KEYS);
  return Object.fromEntries(
    Object.entries(told).map(([key, { value }]) => [key, value === 'none' ? null : String(value)]),
  );
}

function brought(node: Node): AnswerValue {
  const { forces, special, leaders } = fields(node, ['forces', 'special', 'leaders']);
  return {
    forces: forces === undefined ? 0 : number(forces),
    special: special === undefined ? 0 : number(special),
    leaders: leaders === undefined ? [] : listOf(leaders, leader),
  };
}

export const acts: Words['acts'] = {
  /** A scenario writes `{ emperor: ship into Carthag }`. */
  threaten: (_run, _by, node) => {
    const [[on, action] = [], ...more] = Object.entries(node.value as Readonly<Record<string, unknown>>);
    if (on === undefined || typeof action !== 'string' || more.length > 0)
      return wrong(node, 'one faction and one action are needed');
    return { type: 'ThreatenKanly', on: faction(keyNode(node, on)), action };
  },
  'declare-kanly': () => ({ type: 'DeclareKanly' }),
  'take-back-threat': () => ({ type: 'TakeBackThreat' }),
  'offer-to-part': (_run, _by, node) => ({ type: 'OfferToPart', offers: truth(node) }),
};

export const moderator: Words['moderator'] = {
  'call-kanly': (_run, node) => [{ type: 'CallKanly', by: faction(node) }],
  'withdraw-kanly': (_run, node) => [{ type: 'WithdrawKanly', by: faction(node) }],
  'part-duellists': () => [{ type: 'PartDuellists' }],
};

export const sentences: Words['sentences'] = {
  'the attack is resolved': (run) =>
    tableView(run.table).kanly?.fight?.attack === undefined
      ? null
      : { run: { ...run, table: letWindowPass(run.table) }, refusal: null },
};

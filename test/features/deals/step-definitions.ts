/** The actions of this feature in scenario files. */
import { PHASES, type DealMoment, type DealPayment } from '#engine';
import { faction } from '../../support/scenario/names.ts';
import { fields, number, oneOf, text, wrong, type Node } from '../../support/scenario/node.ts';
import type { Words } from '../../support/scenario/words.ts';
import { stateOf } from '../../support/table.ts';

export const acts: Words['acts'] = {
  'propose-deal': (_run, _by, node) => {
    const { to, words, now, later, due, quiet } = fields(node, [
      'to',
      'words',
      'now',
      'later',
      'due',
      'quiet',
    ] as const);
    if (to === undefined || words === undefined) return wrong(node, '`to` and `words` are needed');
    return {
      type: quiet?.value === true ? 'ProposeQuietDeal' : 'ProposeDeal',
      to: faction(to),
      words: text(words),
      now: payment(now),
      later: payment(later),
      due: moment(due),
    };
  },
  'accept-deal': ({ table }, to, node) => ({ ...answerTo(table, to, node), accepts: true }),
  'decline-deal': ({ table }, to, node) => ({ ...answerTo(table, to, node), accepts: false }),
  'withdraw-deal': (_run, _by, node) => ({ type: 'WithdrawDeal', to: faction(node) }),
  'pay-deal': (_run, _by, node) => ({ type: 'PayDeal', deal: number(node) }),
};

/** A scenario writes `{ by: emperor, amount: 4 }`. */
function payment(node: Node | undefined): DealPayment | null {
  if (node === undefined) return null;
  const { by, amount } = fields(node, ['by', 'amount'] as const);
  if (by === undefined || amount === undefined) return wrong(node, '`by` and `amount` are needed');
  return { by: faction(by), amount: number(amount) };
}

function moment(node: Node | undefined): DealMoment | null {
  if (node === undefined) return null;
  const { turn, phase } = fields(node, ['turn', 'phase'] as const);
  if (turn === undefined || phase === undefined) return wrong(node, '`turn` and `phase` are needed');
  return { turn: number(turn), phase: oneOf(phase, PHASES, 'phase') };
}

/** The last proposal of that faction. */
function answerTo(table: Parameters<typeof stateOf>[0], to: string, node: Node) {
  const by = faction(node);
  const proposal = stateOf(table).proposals.find((one) => one.by === by && one.to === to)?.id ?? 'd1';
  return { type: 'AnswerDeal', by, proposal } as const;
}

import { getField } from '../core/answer.ts';
import { oneOf } from '../core/grammar.ts';
import type { CardPower } from '../powers/power.ts';
import { cancellableNow } from '../powers/cancelling.ts';

/** Cancels one use of one opponent's power, or pays for a card. The card is discarded. */
export const karama: CardPower<'karama'> = {
  kind: 'karama',
  rules: ['GF9-2019 Advanced Karama Cards; R-172', 'AH79 Player Aid Pad B.6; R-156'],
  inBattle: null,
  cancelsAdvantage: true,
  paysForCard: true,
  ships: true,
  playedFreely: {
    leavesPlans: true,
    fields: (player) => {
      const undoable = cancellableNow(player).map(({ use }) => use.advantage);
      return undoable.length === 0 ? null : { cancels: oneOf(...undoable) };
    },
    effect: (player, answer) =>
      cancellableNow(player)
        .filter(({ use }) => use.advantage === getField(answer, 'cancels'))
        .flatMap(({ cancelled }) => cancelled(player.faction)),
  },
};

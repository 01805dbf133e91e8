import { isSpecialKaramaMoment } from '../../../cards/special-karama/api.ts';
import { getField } from '../../../core/answer.ts';
import { must } from '../../../core/assert-never.ts';
import { anyOf, oneOf, range, record } from '../../../core/grammar.ts';
import { handLimitOf } from '../../../powers/ctx.ts';
import type { Advantage, CardPlayContext } from '../../../powers/power.ts';
import type { FactionId } from '../../../model/factions.ts';
import { currentWindow } from '../../../model/selectors.ts';
import { saysNothing } from '../../../model/silenced.ts';
import { findActivity } from '../../../model/stack.ts';
import { cardsOwed } from './api.ts';

/**
 * A Karama takes cards unseen from one hand and gives as many back, which may be the same cards. The size of the hand
 * is secret: a request for too many cards takes all cards. The swap is not possible during a window, because a card may
 * have been played there in secret. Nothing cancels this swap.
 */
export const karamaSwap: Advantage = {
  id: 'harkonnen/karama-swap',
  faction: 'harkonnen',
  rules: ['GF9-2019 Advanced Karama Cards', 'R-160'],
  playedAsKarama: {
    fields: (player) => {
      const { state, faction } = player;
      if (!isSpecialKaramaMoment(state) || currentWindow(state) !== null || saysNothing(state, faction)) return null;
      const hands = othersOf(player).map((of) => record({ of: oneOf(of), cards: range(1, handLimitOf(player, of)) }));
      return { swaps: anyOf(...hands) };
    },
    effect: (player, answer) => {
      const swaps = getField(answer, 'swaps');
      const of = must(
        othersOf(player).find((other) => other === getField(swaps, 'of')),
        'whose cards are taken',
      );
      return [{ type: 'HandSwapBegan', by: player.faction, of, wanted: Number(getField(swaps, 'cards')) }];
    },
  },
  // Taking and giving are one action. Between the two, the player can neither play nor discard a card, and must return
  // as many cards as were taken.
  owesCards: (state) => {
    const swap = findActivity(state, 'hand-swap');
    return swap === null ? null : { by: swap.by, to: swap.of, cards: cardsOwed(state, swap) };
  },
};

const othersOf = ({ state, faction }: CardPlayContext): readonly FactionId[] =>
  state.factions.map((own) => own.faction).filter((other) => other !== faction);

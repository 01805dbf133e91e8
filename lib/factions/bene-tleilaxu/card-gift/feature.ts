/** Cards that the Bene Tleilaxu give away before the first bid. */
import { notLogged, type Environment, type Feature } from '../../../kernel/feature.ts';
import type { GameEvent } from '../../../model/events.ts';
import { findActivity, popActivity, pushActivity, updateActivity } from '../../../model/stack.ts';
import type { GameState } from '../../../model/state.ts';
import { shortWindowMs } from '../../../model/windows.ts';
import { HAND_LOWERED, TABLE_RESUMED } from '../../../features/pausing/events.ts';
import type { Ctx } from '../../../powers/ctx.ts';
import type { CardGiftActivity, CardGiftContract, CardGiftPublicView } from './contract.ts';
import { activityPrompts, promptHandlers } from './prompts.ts';

/** Returns the end of the moment if nothing can be given, or the event that starts the time of the question. */
function advance(ctx: Ctx, state: GameState, gift: CardGiftActivity, { at }: Environment): readonly GameEvent[] {
  if (activityPrompts(ctx, state, gift).length === 0) return [{ type: 'CardGiftOver' }];
  if (gift.isGiving || gift.time !== null) return [];
  return [{ type: 'CardGiftTimed', opened: at, deadline: at + shortWindowMs(state.questionTime.time) }];
}

export const cardGift: Feature<CardGiftContract> = {
  activities: {
    'card-gift': {
      advance,
      prompts: activityPrompts,
      timer: {
        until: ({ isGiving, time }) => (isGiving ? null : (time?.deadline ?? null)),
        onTimeout: () => [{ type: 'CardGiftOver' }],
      },
      // The time starts again after a take-back.
      onTakeBack: (gift) => ({ ...gift, time: null }),
    },
  },
  prompts: promptHandlers,
  initialSlice: () => ({ cardGifts: { askedIn: null, given: [] } }),
  publicView: (_ctx, state) => publicView(state),
  reducer: {
    CardGiftAsked: (state, { turn }) =>
      pushActivity(
        { ...state, cardGifts: { askedIn: turn, given: [] } },
        { kind: 'card-gift', id: `card-gift-${turn}`, isGiving: false, time: null },
      ),
    CardGiftTimed: (state, { opened, deadline }) => inGift(state, () => ({ time: { opened, deadline } })),
    CardGiftBegan: (state) => inGift(state, () => ({ isGiving: true, time: null })),
    CardGiven: (state, { to }) => ({
      ...state,
      cardGifts: { ...state.cardGifts, given: [...state.cardGifts.given, to] },
    }),
    CardGiftOver: (state) => {
      const gift = findActivity(state, 'card-gift');
      return gift === null ? state : popActivity(state, gift.id);
    },
  },
  subscriptions: {
    [HAND_LOWERED]: (state, { shift }) => shiftDeadline(state, shift),
    [TABLE_RESUMED]: (state, { shift }) => shiftDeadline(state, shift),
  },
  // The receiver has seen the card.
  seals: ['CardGiven'],
  log: {
    CardGiftAsked: notLogged,
    CardGiftTimed: notLogged,
    CardGiftBegan: notLogged,
    CardGiven: ({ faction: by, to }) => ({ code: 'card-given', by, to }),
    CardGiftOver: notLogged,
  },
  actions: {
    // With Mentat's own deck, there is no card to move.
    CardGiven: ({ faction: from, to }, { choices }) =>
      choices.components.treachery === 'app' ? [] : [{ owner: from, move: { kind: 'hand-card-on', from, to } }],
  },
  inverseActions: { 'hand-card-on': ({ from, to, ...move }) => ({ ...move, from: to, to: from }) },
};

function publicView(state: GameState): CardGiftPublicView {
  const { cardGifts, phase, turn } = state;
  const gift = findActivity(state, 'card-gift');
  return {
    cardGift: {
      time: gift?.time ?? null,
      isGiving: gift?.isGiving ?? false,
      given: phase === 'bidding' && cardGifts.askedIn === turn ? cardGifts.given : [],
    },
  };
}

/** Moves the end of the question by `shift` (ms), because no time runs during a pause. */
const shiftDeadline = (state: GameState, shift: number): GameState =>
  inGift(state, ({ time }) => ({
    time: time === null ? null : { opened: time.opened + shift, deadline: time.deadline + shift },
  }));

function inGift(state: GameState, change: (gift: CardGiftActivity) => Partial<CardGiftActivity>): GameState {
  const gift = findActivity(state, 'card-gift');
  return gift === null ? state : updateActivity(state, 'card-gift', gift.id, change);
}

/** Shipment and movement: each in turn ships and moves, in the order of the storm; the Guild when it wishes. */
import { HAND_LOWERED, TABLE_RESUMED } from '../pausing/events.ts';
import { oneOf } from '../../core/grammar.ts';
import type { Feature } from '../../kernel/feature.ts';
import { askedAnew } from '../../kernel/events.ts';
import { happened } from '../../model/decision.ts';
import type { PublicFact } from '../../model/facts.ts';
import { MOVES_MADE } from '../../model/shipping-types.ts';
import { MOVE } from '../movement/events.ts';
import { SHIP } from '../shipment/events.ts';
import { decideBeginShipping, decideChooseMoves, isShippingToCome } from './begin.ts';
import type { ShipAndMoveContract } from './contract.ts';
import { allLeftBehind, goesOn, isStoppableFirst, turnGoesOn } from './advance.ts';
import { follows } from './subscriptions.ts';
import { mayStillBeUndone } from './api.ts';
import { moves } from './actions.ts';
import { repaid, repaidAsCounted } from './paid-back.ts';
import { asksInTurn, moved, pauseIsOver, preparing, questions, shipped } from './prompts.ts';
import { putOff, records } from './reducer.ts';
import { tells } from './log.ts';
import { decideTakeBackStep } from './undo.ts';
import { sees, seesOwn } from './view.ts';

/** Facts on which it rests who can go where, and for how much. */
const GOES_BY: readonly PublicFact['kind'][] = [
  'turn',
  'storm',
  'shield-wall',
  'forces',
  'tanks',
  'side',
  'alliance',
  'first-player',
];

export const shipAndMove: Feature<ShipAndMoveContract> = {
  activities: {
    'ship-and-move': {
      phase: 'shipment',
      goesOn,
      corrected: (_ctx, _state, _phase, { kind }) => (GOES_BY.includes(kind) ? [askedAnew()] : []),
      // Beside turns on the board all of it goes before them.
      endedEarly: (ctx, state, phase) =>
        state.movesMade === 'on-the-board'
          ? happened({ type: 'ShippingOpened' })
          : happened(...allLeftBehind(ctx, state, phase), { type: 'ShippingEnded', byModerator: true }),
    },
    'own-turn': {
      goesOn: turnGoesOn,
      asks: asksInTurn,
      answers: {
        [SHIP]: (ctx, state, { asks: faction }, value) => shipped(ctx, state, faction, value),
        [MOVE]: (ctx, state, { asks: faction }, value) => moved(ctx, state, faction, value),
      },
      timed: { until: ({ pause }) => pause?.deadline ?? null, over: pauseIsOver },
      corrected: (_ctx, _state, _turn, { kind }) => (GOES_BY.includes(kind) ? [askedAnew()] : []),
      takenBack: (activity) => ({ ...activity, pause: null, held: null, asPrepared: false }),
    },
  },
  orders: { 'prepared-turn': { until: 'turn' } },
  questions,
  slice: () => ({ movesMade: 'on-the-board', ownTurns: 0, lastShipping: null, boardOpened: null, faresOwed: [] }),
  sees: (_ctx, state) => sees(state),
  seesOwn: (_ctx, state, faction) => seesOwn(state, faction),
  asksAlways: preparing,
  followsAlways: (_ctx, state) => repaid(state),
  toldAlways: (state, faction, { kind }) => (kind === 'spice' ? repaidAsCounted(state, faction) : []),
  intents: {
    ChooseMoves: {
      from: 'moderator',
      sent: { made: oneOf(...MOVES_MADE) },
      decided: (_ctx, state, { made }) => decideChooseMoves(state, made),
    },
    TakeBackStep: {
      from: 'seat',
      sent: {},
      strikesMoves: true,
      decided: (_ctx, state, _intent, { by }) => decideTakeBackStep(state, by),
    },
    DropPreparation: {
      from: 'seat',
      sent: {},
      decided: (_ctx, _state, _intent, { by }) => happened({ type: 'PreparationDropped', faction: by }),
    },
  },
  records,
  tells,
  moves,
  phases: {
    shipment: {
      begin: decideBeginShipping,
      isStillToCome: isShippingToCome,
      onBoard: ({ rules: { revival } }) => ({ phase: 'shipment', revives: revival.leaders === 'after-own-move' }),
      followsByItself: true,
      asksEverybodyFirst: isStoppableFirst,
      mayStillBeUndone,
    },
  },
  over: { ShippingBegan: (_event, { phase }) => (phase === 'shipment' ? null : 'phase') },
  follows: {
    ...follows,
    [HAND_LOWERED]: (state, { shift }) => putOff(state, shift),
    [TABLE_RESUMED]: (state, { shift }) => putOff(state, shift),
  },
  marks: { ShippingBegan: 'starts-afresh' },
  beforeTheGame: ['MovesChosen', 'TurnPrepared', 'PreparationDropped'],
};

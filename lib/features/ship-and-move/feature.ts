/**
 * Shipment and movement: each faction ships and moves in storm order, but the Guild takes its turn whenever it wishes.
 * A table may play this as two rounds: first every faction ships, then every faction moves.
 */
import { HAND_LOWERED, TABLE_RESUMED } from '../pausing/events.ts';
import { oneOf } from '../../core/grammar.ts';
import type { Feature } from '../../kernel/feature.ts';
import { epochRaised } from '../../kernel/events.ts';
import { accepted } from '../../model/decision.ts';
import type { PublicFact } from '../../model/facts.ts';
import { phaseOfRound, type Round } from '../../model/phases.ts';
import { MOVES_MADE } from '../../model/shipping-types.ts';
import { MOVE } from '../movement/events.ts';
import { asRecord } from '../../core/answer.ts';
import { lossesFrom } from '../../pieces/losses.ts';
import { SHIP } from '../shipment/events.ts';
import { STORM_LOSSES } from '../storm/events.ts';
import { lossesChosen } from './caught.ts';
import { decideBeginShipping, decideChooseMoves, isShippingToCome } from './begin.ts';
import type { OwnTurnActivity, ShipAndMoveContract } from './contract.ts';
import { allLeftBehind, advance, isCancellableFirst, turnGoesOn } from './advance.ts';
import { subscriptions } from './subscriptions.ts';
import { canStillBeUndone } from './api.ts';
import { asksInTurn, moved, pauseIsOver, preparing, promptHandlers, shipped } from './prompts.ts';
import { shiftDeadlines, reducer } from './reducer.ts';
import { log, logAlways, logUndone } from './log.ts';
import { decideUndoStep, undo } from './undo.ts';
import { publicView, ownView } from './view.ts';

/** The facts that decide destinations and prices. */
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

/** After a take-back, no prepared or delayed step happens automatically. */
const withNothingWaiting = (turn: OwnTurnActivity): OwnTurnActivity => ({
  ...turn,
  pause: null,
  held: null,
  asPrepared: false,
});

type Phases = Required<NonNullable<Feature<ShipAndMoveContract>['phases']>>;

/** Returns the handler of a round's phase. */
const phaseOf = (round: Round): Phases['shipment'] => ({
  begin: (ctx, state) => decideBeginShipping(ctx, state, round),
  isPending: (ctx, state) => isShippingToCome(ctx, state, round),
  boardPhase: ({ rules: { revival } }) => ({
    phase: 'shipment',
    round,
    revives: round !== 'shipments' && revival.leaders === 'after-own-move',
  }),
  startsAutomatically: true,
  opensWithWindow: (ctx, state) => isCancellableFirst(ctx, state, round),
  canStillBeUndone,
});

export const shipAndMove: Feature<ShipAndMoveContract> = {
  activities: {
    'ship-and-move': {
      phase: 'shipment',
      advance,
      onCorrection: (_ctx, _state, _phase, { kind }) => (GOES_BY.includes(kind) ? [epochRaised()] : []),
      // If turns are played on the board, an early end only ends the part before the turns.
      onEndEarly: (ctx, state, phase) =>
        state.movesMade === 'on-the-board'
          ? accepted({ type: 'ShippingOpened' })
          : accepted(...allLeftBehind(ctx, state, phase), { type: 'ShippingEnded', byModerator: true }),
    },
    'own-turn': {
      advance: turnGoesOn,
      prompts: asksInTurn,
      answers: {
        [SHIP]: (ctx, state, { faction }, value) => shipped(ctx, state, faction, value),
        [MOVE]: (ctx, state, { faction }, value) => moved(ctx, state, faction, value),
        // The storm kills the chosen forces of a group that has moved into it.
        [STORM_LOSSES]: (_ctx, state, { faction, stacks }, value) =>
          accepted(...lossesChosen(state, faction, lossesFrom(stacks, asRecord(value)))),
      },
      timer: { until: ({ pause }) => pause?.deadline ?? null, onTimeout: pauseIsOver },
      onCorrection: (_ctx, _state, _turn, { kind }) => (GOES_BY.includes(kind) ? [epochRaised()] : []),
      onUndo: withNothingWaiting,
      onTakeBack: withNothingWaiting,
    },
  },
  undo,
  standingOrders: { 'prepared-turn': { until: 'turn' } },
  prompts: promptHandlers,
  initialSlice: () => ({
    movesMade: 'on-the-board',
    lastRounds: {},
    boardOpened: {},
    lastMoved: { turn: 0, order: [] },
  }),
  publicView,
  ownView,
  backgroundPrompts: preparing,
  commands: {
    ChooseMoves: {
      from: 'moderator',
      input: { made: oneOf(...MOVES_MADE) },
      decide: (_ctx, state, { made }) => decideChooseMoves(state, made),
    },
    UndoStep: {
      from: 'seat',
      input: {},
      removesUndoneInstructions: true,
      decide: (ctx, state, _command, { by }) => decideUndoStep(ctx, state, by),
    },
    DropPreparation: {
      from: 'seat',
      input: {},
      decide: (_ctx, _state, _command, { by }) => accepted({ type: 'PreparationDropped', faction: by }),
    },
  },
  reducer,
  log,
  // Only a Hajr lets a group move again.
  redactCards: { 'move-gained': () => null },
  logUndone,
  logAlways,
  phases: {
    shipment: phaseOf('both'),
    'shipment-round': phaseOf('shipments'),
    'movement-round': phaseOf('moves'),
  },
  endsLifetime: {
    ShippingBegan: ({ round }, { phase }) => (phase === phaseOfRound(round ?? 'both') ? null : 'phase'),
  },
  subscriptions: {
    ...subscriptions,
    [HAND_LOWERED]: (state, { shift }) => shiftDeadlines(state, shift),
    [TABLE_RESUMED]: (state, { shift }) => shiftDeadlines(state, shift),
  },
  instructionEffects: { ShippingBegan: 'starts-afresh' },
  allowedBeforeStart: ['MovesChosen', 'TurnPrepared', 'PreparationDropped'],
};

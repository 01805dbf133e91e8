import { withFactionsSwapped } from '../activities/swap.ts';
import { withHandLowered, withResumed } from '../activities/talking.ts';
import { withQuestion, withTruth } from '../activities/truth.ts';
import { assertNever, must } from '../core/assert-never.ts';
import { withFaction } from '../rules/changes.ts';
import { withSpecialKarama } from '../rules/special-karama.ts';
import { withStops } from '../rules/stopping.ts';
import type { EventOf, GameEvent } from '../table/events.ts';
import type { GameState } from '../table/state.ts';
import { withFact } from './corrections/record.ts';
import { withFiled, withInstructions, withTick } from './instructions.ts';
import { withContested, withoutContested } from './interference.ts';
import { actPart, followersOf, markOf, recordOf } from './look-ups.ts';
import { openedState } from './open.ts';
import { withOwnFact } from './own.ts';
import { evolvePieces, isPieceEvent } from './pieces/evolve.ts';
import { withAnswer, withoutAnswer, withWindow } from './window.ts';

/**
 * Records what happened. Asks no rule, refuses nothing, computes no price. `state` is `null` before `TableOpened` alone;
 * `TakenBack` needs more than the position before it and is recorded by the timeline.
 */
export function evolve(state: GameState | null, event: Exclude<GameEvent, { type: 'TakenBack' }>): GameState {
  if (event.type === 'TableOpened') return openedState(event);
  const before = must(state, 'an open table');
  const own = recordOf(event)?.(before, event) ?? recorded(before, event);
  const after = followersOf(event).reduce((state, follow) => follow(state, event), own);
  switch (markOf(event)) {
    case 'starts-afresh':
      return withFiled(after, ({ done }) => done);
    case 'stands-as-it-is':
      return withFiled(after, () => true);
    case undefined:
      return after;
  }
}

function recorded(before: GameState, event: Exclude<GameEvent, { type: 'TakenBack' | 'TableOpened' }>): GameState {
  if (isPieceEvent(event)) return evolvePieces(before, event);
  switch (event.type) {
    case 'FactionsSwapped':
      return withFactionsSwapped(before, event);
    case 'FactCorrected':
      return withFact(before, event.fact);
    case 'OwnFactEntered':
      return withOwnFact(before, event);
    case 'OwnerAsked':
      return ownerAsked(before, event);
    case 'OwnerChecked':
      return withoutCheck(before, event);
    case 'HandRaised':
      return { ...before, talking: [...before.talking, { faction: event.faction, since: event.at }] };
    case 'HandLowered':
      return withHandLowered(before, event.faction, event.shift);
    case 'TablePaused':
      return { ...before, paused: event.at };
    case 'TableResumed':
      return withResumed(before, event.shift);
    case 'DefaultTaken':
      return before;
    case 'StoodAside':
      return withFaction(before, event.faction, () => ({ standsAside: event.on }));
    case 'WindowOpened':
      return withWindow(before, event);
    case 'WindowAnswered':
      return withAnswer(before, event);
    case 'WindowAnswerWithdrawn':
      return withoutAnswer(before, event);
    case 'SpecialKaramaUsed':
      return withSpecialKarama(before, event.faction, true);
    case 'TruthAsked':
      return withQuestion(before, event);
    case 'TruthTold':
      return withTruth(before, event);
    case 'ActStands':
    case 'ActCancelled':
      return actSettled(before, event);
    case 'PlayedAsKarama':
      return withContested(before, event);
    case 'WindowClosed':
      return { ...before, stack: before.stack.filter((activity) => activity.kind !== 'window') };
    case 'Instructed':
      return withInstructions(before, event.moves);
    case 'InstructionTicked':
      return withTick(before, event.instruction, event.done);
    case 'InstructionsCleared':
      return withFiled(before, () => true);
    case 'EpochRaised':
      return { ...before, epoch: before.epoch + 1 };
    default:
      return assertNever(event as never);
  }
}

/** What was announced stands, or is stopped: a probe, a card played as a Karama, or any other power. */
function actSettled(state: GameState, { type, during, act }: EventOf<'ActStands' | 'ActCancelled'>): GameState {
  const isCancelled = type === 'ActCancelled';
  const part = actPart(act);
  if (part !== undefined) return part.settled(state, act, during, isCancelled ? 'cancelled' : 'standing');
  switch (act.kind) {
    case 'advantage':
      return withStops(state, during, act.advantage, isCancelled ? 'cancelled' : 'standing');
    case 'played-as-karama':
      return withoutContested(state);
    default:
      return assertNever(act as never);
  }
}

const ownerAsked = (state: GameState, { faction, matter }: EventOf<'OwnerAsked'>): GameState => ({
  ...state,
  checks: [...state.checks, { id: state.nextCheck, faction, matter }],
  nextCheck: state.nextCheck + 1,
});

const withoutCheck = (state: GameState, { faction, matter }: EventOf<'OwnerChecked'>): GameState => ({
  ...state,
  checks: state.checks.filter((check) => check.faction !== faction || check.matter !== matter),
});

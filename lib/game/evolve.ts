import { assertNever, must } from '../core/assert-never.ts';
import { withFact } from '../activities/corrections/record.ts';
import { withContested, withoutContested } from '../activities/interference.ts';
import { withQuestion, withTruth } from '../activities/truth.ts';
import { withFiled, withInstructions, withTick } from '../activities/instructions.ts';
import { withOwnFact } from '../activities/own.ts';
import { withHandLowered, withResumed } from '../activities/talking.ts';
import type { FactionId } from '../model/factions.ts';
import type { EventOf, GameEvent } from '../model/events.ts';
import type { GameState, WindowActivity, Stops } from '../model/state.ts';
import { evolveBattle, isBattleEvent, probeSettled } from '../phases/battle/evolve.ts';
import { evolvePause, isPauseEvent } from '../phases/mentat-pause/evolve.ts';
import { evolveSetup, isSetupEvent } from '../phases/setup/evolve.ts';
import type { Occasion } from '../model/windows.ts';
import { evolveStorm, isStormEvent } from '../phases/storm/evolve.ts';
import {
  forcesIn,
  spiceIn,
  withFaction,
  withForces,
  withKwisatzHaderach,
  withKnowledge,
  withLeader,
  withSide,
  withSpice,
  withSpiceOnBoard,
} from '../rules/changes.ts';
import { leaderOf, runningBattle } from '../rules/position.ts';
import { withSpecialKarama } from '../rules/special-karama.ts';
import { withSettled } from '../rules/stopping.ts';
import { minus, plus } from '../rules/troops.ts';
import { withTurn } from '../rules/turn.ts';
import { openedState } from './open.ts';

/**
 * Records what happened. Asks no rule, refuses nothing, computes no price. `state` is `null` before `TableOpened` alone;
 * `TakenBack` needs more than the position before it and is recorded by the timeline.
 */
export function evolve(state: GameState | null, event: Exclude<GameEvent, { type: 'TakenBack' }>): GameState {
  if (event.type === 'TableOpened') return openedState(event);
  const before = must(state, 'an open table');
  // A new battle, or storm, starts with a list that holds only what is still to be done.
  if (event.type === 'BattleChosen') return withFiled(evolveBattle(before, event), ({ done }) => done);
  if (event.type === 'StormBegan') return withFiled(evolveStorm(before, event), ({ done }) => done);
  if (isBattleEvent(event)) return evolveBattle(before, event);
  if (isSetupEvent(event)) return evolveSetup(before, event);
  if (isStormEvent(event)) return evolveStorm(before, event);
  if (isPauseEvent(event)) return evolvePause(before, event);
  switch (event.type) {
    case 'PhaseBegan':
      return { ...before, phase: event.phase };
    case 'TurnBegan':
      return withTurn(before, event.turn);
    case 'FactCorrected':
      return withFact(before, event.fact);
    case 'OwnFactEntered':
      return withOwnFact(before, event);
    case 'OwnerAsked':
      return ownerAsked(before, event);
    case 'OwnerChecked':
      return withoutCheck(before, event);
    case 'CardsDealt':
      return cardsDealt(before, event);
    case 'DiscardsReshuffled':
      return { ...before, treacheryDeck: event.deck, discards: [] };
    case 'HandReturned':
      return { ...withFaction(before, event.faction, () => ({ hand: [] })), treacheryDeck: event.deck };
    case 'TraitorsDealt':
      return {
        ...withFaction(seen(before, event.faction, 'traitors'), event.faction, () => ({
          traitorsDealt: event.leaders,
        })),
        traitorDeck: before.traitorDeck.filter((leader) => !event.leaders.includes(leader)),
      };
    case 'TraitorsChosen':
      return {
        ...withFaction(before, event.faction, () => ({ traitors: event.kept, traitorsDealt: [] })),
        traitorDeck: [...before.traitorDeck, ...event.returned],
      };
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
      return windowOpened(before, event);
    case 'WindowAnswered':
      return windowAnswered(before, event);
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
    case 'ForcesLost':
      return forcesLost(before, event);
    case 'SideShown':
      return withSide(before, event.faction, event.territory, event.side);
    case 'LeaderKilled':
      return leaderKilled(before, event);
    case 'LeaderRevived':
      return leaderRevived(before, event);
    case 'CaptivesReturned':
      return event.leaders.reduce((next, leader) => withLeader(next, leader, { captor: null }), before);
    case 'ForcesRevived':
      return withFaction(before, event.faction, ({ tanks, reserves }) => ({
        tanks: minus(tanks, event),
        reserves: plus(reserves, event),
      }));
    case 'KwisatzHaderachKilled':
      return withKwisatzHaderach(before, { where: 'tanks', usedIn: null });
    case 'LeaderBound':
      return withLeader(before, event.leader, { foughtIn: event.territory });
    case 'SpiceMoved':
      return spiceMoved(before, event);
    case 'CardDiscarded':
      return cardDiscarded(before, event);
    case 'CardRemoved':
      return { ...withoutCard(before, event), removedCards: [...before.removedCards, event.card.card] };
    case 'Instructed':
      return withInstructions(before, event.moves);
    case 'InstructionTicked':
      return withTick(before, event.instruction, event.done);
    case 'InstructionsCleared':
      return withFiled(before, () => true);
    case 'EpochRaised':
      return { ...before, epoch: before.epoch + 1 };
    default:
      return assertNever(event);
  }
}

/** What was announced stands, or is stopped: a probe, a card played as a Karama, or any other power. */
function actSettled(state: GameState, { type, during, act }: EventOf<'ActStands' | 'ActCancelled'>): GameState {
  const isCancelled = type === 'ActCancelled';
  switch (act.kind) {
    case 'voice':
    case 'prescience':
      return probeSettled(state, act.kind, isCancelled ? 'cancelled' : 'standing');
    case 'advantage':
      return withStops(state, during, (stops) => withSettled(stops, act.advantage, isCancelled));
    case 'played-as-karama':
      return withoutContested(state);
    default:
      return assertNever(act);
  }
}

const withStops = (state: GameState, during: Occasion, change: (stops: Stops) => Stops): GameState => ({
  ...state,
  stack: state.stack.map((activity) =>
    'settled' in activity && activity.id === during ? { ...activity, ...change(activity) } : activity,
  ),
});

const ownerAsked = (state: GameState, { faction, matter }: EventOf<'OwnerAsked'>): GameState => ({
  ...state,
  checks: [...state.checks, { id: state.nextCheck, faction, matter }],
  nextCheck: state.nextCheck + 1,
});

const withoutCheck = (state: GameState, { faction, matter }: EventOf<'OwnerChecked'>): GameState => ({
  ...state,
  checks: state.checks.filter((check) => check.faction !== faction || check.matter !== matter),
});

/** Whoever is dealt something has seen it, also when the deal is taken back. */
const seen = (state: GameState, of: FactionId, what: 'cards' | 'traitors'): GameState =>
  withKnowledge(state, { knower: of, secret: { kind: 'deal', of, what } });

function cardsDealt(state: GameState, { faction, cards }: EventOf<'CardsDealt'>): GameState {
  const dealt = withFaction(seen(state, faction, 'cards'), faction, ({ hand, nextSlot }) => ({
    hand: [...hand, ...cards],
    nextSlot: nextSlot + cards.length,
  }));
  return { ...dealt, treacheryDeck: state.treacheryDeck.slice(cards.length) };
}

function windowOpened(state: GameState, { window: id, ask, opened, deadline }: EventOf<'WindowOpened'>): GameState {
  const window: WindowActivity = { kind: 'window', id, ask, opened, deadline, answers: [] };
  return { ...state, nextWindow: state.nextWindow + 1, stack: [...state.stack, window] };
}

function windowAnswered(state: GameState, { window, faction, answer }: EventOf<'WindowAnswered'>): GameState {
  return inWindow(state, window, ({ answers }) => ({ answers: [...answers, { faction, answer }] }));
}

const withoutAnswer = (state: GameState, { window, faction }: EventOf<'WindowAnswerWithdrawn'>): GameState =>
  inWindow(state, window, ({ answers }) => ({ answers: answers.filter((one) => one.faction !== faction) }));

const inWindow = (
  state: GameState,
  id: WindowActivity['id'],
  change: (window: WindowActivity) => Partial<WindowActivity>,
): GameState => ({
  ...state,
  stack: state.stack.map((activity) =>
    activity.kind === 'window' && activity.id === id ? { ...activity, ...change(activity) } : activity,
  ),
});

function forcesLost(
  state: GameState,
  { faction, territory, sector, count, special }: EventOf<'ForcesLost'>,
): GameState {
  const place = { territory, sector };
  const lost = { count, special };
  const left = withForces(state, faction, place, minus(forcesIn(state, faction, place), lost));
  return withFaction(countedLosses(left, faction, count), faction, ({ tanks }) => ({ tanks: plus(tanks, lost) }));
}

/** Whatever is lost while a battle runs counts for the Kwisatz Haderach, explosions and treachery too. */
function countedLosses(state: GameState, faction: FactionId, count: number): GameState {
  const { kwisatzHaderach: own } = state;
  if (own === null || own.of !== faction || runningBattle(state) === null) return state;
  return withKwisatzHaderach(state, { losses: own.losses + count });
}

/** A face that was hidden is seen now, and its death with it. */
function leaderRevived(state: GameState, { leader, resting }: EventOf<'LeaderRevived'>): GameState {
  const { deaths, faceDown } = leaderOf(state, leader);
  const shown = faceDown ? { deaths: oneMore(deaths), foughtIn: null } : {};
  return withLeader(state, leader, { where: 'ready', faceDown: false, captor: null, resting, ...shown });
}

const oneMore = (deaths: 0 | 1 | 2): 1 | 2 => (deaths === 0 ? 1 : 2);

function leaderKilled(state: GameState, { leader }: EventOf<'LeaderKilled'>): GameState {
  const { deaths } = leaderOf(state, leader);
  return withLeader(state, leader, { where: 'tanks', foughtIn: null, captor: null, deaths: oneMore(deaths) });
}

function spiceMoved(state: GameState, { from, to, amount }: EventOf<'SpiceMoved'>): GameState {
  return into(out(state));

  function out(before: GameState): GameState {
    if (from === 'bank') return before;
    if (typeof from === 'string') return withSpice(before, from, -amount);
    return withSpiceOnBoard(before, from, spiceIn(before, from) - amount);
  }
  function into(before: GameState): GameState {
    if (to === 'bank') return before;
    if (typeof to === 'string') return withSpice(before, to, amount);
    return withSpiceOnBoard(before, to, spiceIn(before, to) + amount);
  }
}

const cardDiscarded = (state: GameState, { faction, card }: EventOf<'CardDiscarded'>): GameState => ({
  ...withoutCard(state, { faction, card }),
  discards: [...state.discards, card.card],
});

const withoutCard = (
  state: GameState,
  { faction, card }: Pick<EventOf<'CardDiscarded'>, 'faction' | 'card'>,
): GameState => withFaction(state, faction, ({ hand }) => ({ hand: hand.filter((held) => held.slot !== card.slot) }));

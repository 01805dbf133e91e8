import { assertNever } from '../../core/assert-never.ts';
import { openElement, openPlan } from '../../rules/face-up.ts';
import { opponentIn, runningBattle } from '../../rules/position.ts';
import type { Audience } from '../../table/audience.ts';
import type { EventOf } from '../../table/events.ts';
import type { GameState } from '../../table/state.ts';
import type { BattleTold } from './contract.ts';
import type { BattleEvent } from './evolve.ts';

/**
 * What one audience may read of an event of the battle phase; `null` when it may not even know that something
 * happened. `before` is the position the event met.
 */
export function tellBattle(before: GameState, event: BattleEvent, audience: Audience): BattleTold | null {
  switch (event.type) {
    case 'BattlesBegan':
      return event.aggressors[0] === undefined ? null : { code: 'battles-began', first: event.aggressors[0] };
    case 'BattleChosen': {
      const { battle, aggressor, defender, territory, sectors } = event;
      return { code: 'battle-chosen', battle, aggressor, defender, territory, sectors };
    }
    case 'VoiceDeclined':
      return event.by === null ? null : { code: 'voice-declined', by: event.by };
    case 'VoiceUsed':
      return { code: 'voice-used', by: event.by, target: event.target, command: event.command };
    case 'PrescienceDeclined':
      return event.by === null ? null : { code: 'prescience-declined', by: event.by };
    case 'PrescienceUsed':
      return { code: 'prescience-used', by: event.by, target: event.target, element: event.element };
    case 'PlanLookDeclined':
      return { code: 'plan-look-declined', by: event.by };
    case 'PlanLookOrdered':
      return { code: 'plan-look-ordered', by: event.by, target: event.target };
    case 'PlanShown':
      return audience === event.faction || audience === event.to
        ? { code: 'plan-seen', faction: event.faction, to: event.to, plan: openPlan(event.plan) }
        : { code: 'plan-shown', faction: event.faction, to: event.to };
    case 'ElementShown':
      return elementShown(event, audience);
    case 'LeaderAnnounced':
      return event.leaderless ? { code: 'no-leader-announced', faction: event.faction } : null;
    case 'NoLeaderProposed':
      return { code: 'no-leader-proposed', faction: event.faction };
    case 'NoLeaderAnswered':
      return noLeaderAnswered(before, event);
    case 'PlanCommitted':
      return { code: 'plan-committed', faction: event.faction };
    case 'PlanWithdrawn':
      return { code: 'plan-withdrawn', faction: event.faction, because: event.because };
    case 'PlansRevealed':
      return plansRevealed(before, event);
    case 'TreacheryResolved':
      return event.calls.length === 0 ? { code: 'no-treachery' } : { code: 'treachery-called', calls: event.calls };
    case 'BattleResolved':
      return { code: 'battle-resolved', outcome: event.outcome };
    case 'CaptureDeclined':
      return { code: 'capture-declined', by: event.by };
    case 'LeaderCaptured':
    case 'CaptiveKilled': {
      const { captor, owner, leader } = event;
      const known = audience === captor || audience === owner ? leader : null;
      return event.type === 'LeaderCaptured'
        ? { code: 'leader-captured', captor, owner, leader: known }
        : { code: 'captive-killed', captor, owner, leader: known };
    }
    case 'CaptiveKept':
      return { code: 'captive-kept', captor: event.captor };
    case 'CardsSettled':
      return event.fates.length === 0 ? null : { code: 'cards-settled', faction: event.faction, fates: event.fates };
    case 'BattleEnded':
      return battleVoid(before);
    case 'BattlesEnded':
      return { code: 'battles-ended', unfought: event.unfought };
    case 'AggressorDone':
    case 'PlansOpened':
    case 'LossesTaken':
    case 'BattleDone':
    case 'AggressorsOrdered':
    case 'BattleReopened':
      return null;
    default:
      return assertNever(event);
  }
}

/** All hear that an element was shown; what it was, only the two who were there. */
const elementShown = ({ faction, to, shown }: EventOf<'ElementShown'>, audience: Audience): BattleTold =>
  audience === faction || audience === to
    ? { code: 'element-seen', faction, to, shown: openElement(shown) }
    : { code: 'element-shown', faction, to, element: shown.element };

/** The event names who asked; the log names who answered. */
function noLeaderAnswered(before: GameState, { faction, agreed }: EventOf<'NoLeaderAnswered'>): BattleTold | null {
  const battle = runningBattle(before);
  return battle === null ? null : { code: 'no-leader-answered', faction: opponentIn(battle, faction), agreed };
}

function plansRevealed(before: GameState, event: EventOf<'PlansRevealed'>): BattleTold | null {
  const battle = runningBattle(before);
  if (battle === null) return null;
  return {
    code: 'plans-revealed',
    aggressor: battle.aggressor.faction,
    defender: battle.defender.faction,
    plans: [openPlan(event.aggressor), openPlan(event.defender)],
  };
}

/** A battle that ends without an outcome was ended by a correction; any other has said how it came out. */
function battleVoid(before: GameState): BattleTold | null {
  const battle = runningBattle(before);
  if (battle === null || battle.outcome !== null) return null;
  return { code: 'battle-void', territory: battle.territory, sectors: battle.sectors };
}

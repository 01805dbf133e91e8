import { type Feature, notLogged } from '../../kernel/feature.ts';
import { openElement, openPlan } from './face-up.ts';
import { opponentIn, currentBattle } from '../../model/selectors.ts';
import type { SideTotal } from '../../model/battle.ts';
import type { Audience } from '../../model/audience.ts';
import type { EventOf } from '../../model/events.ts';
import type { GameState } from '../../model/state.ts';
import type { BattleContract, BattleLogFact } from './contract.ts';

/** The log lines of the battle phase for each audience; `null` for no line. */
export const log: Feature<BattleContract>['log'] = {
  BattlesBegan: ({ aggressors: [first] }) => (first === undefined ? null : { code: 'battles-began', first }),
  BattleChosen: ({ battle, aggressor, defender, territory, sectors }) => ({
    code: 'battle-chosen',
    battle,
    aggressor,
    defender,
    territory,
    sectors,
  }),
  PrescienceDeclined: ({ by }) => (by === null ? null : { code: 'prescience-declined', by }),
  PrescienceUsed: ({ by, target, element }) => ({ code: 'prescience-used', by, target, element }),
  PlanLookDeclined: ({ by }) => ({ code: 'plan-look-declined', by }),
  PlanLookOrdered: ({ by, target }) => ({ code: 'plan-look-ordered', by, target }),
  PlanShown: ({ faction, to, plan }, audience) =>
    audience === faction || audience === to
      ? { code: 'plan-seen', faction, to, plan: openPlan(plan) }
      : { code: 'plan-shown', faction, to },
  ElementShown: elementShown,
  LeaderAnnounced: ({ faction, leaderless }) => (leaderless ? { code: 'no-leader-announced', faction } : null),
  NoLeaderProposed: ({ faction }) => ({ code: 'no-leader-proposed', faction }),
  NoLeaderAnswered: (event, _audience, before) => noLeaderAnswered(before, event),
  PlanCommitted: ({ faction }) => ({ code: 'plan-committed', faction }),
  PlanWithdrawn: ({ faction, because }) => ({ code: 'plan-withdrawn', faction, because }),
  HandDeclaredAgain: ({ faction }) => ({ code: 'hand-declared-again', faction }),
  ForcesStrengthened: ({ faction, power }) => ({ code: 'forces-strengthened', faction, power }),
  PlansRevealed: (event, _audience, before) => plansRevealed(before, event),
  TraitorCallsResolved: ({ calls }) =>
    calls.length === 0 ? { code: 'no-traitor-call' } : { code: 'traitor-called', calls },
  BattleResolved: ({ outcome }) => ({ code: 'battle-resolved', outcome }),
  CardsSettled: ({ faction, fates }) => (fates.length === 0 ? null : { code: 'cards-settled', faction, fates }),
  BattleEnded: (_event, _audience, before) => battleVoid(before),
  BattlesEnded: ({ unfought }) => ({ code: 'battles-ended', unfought }),
  AggressorDone: notLogged,
  PrescienceOpened: notLogged,
  PlansOpened: notLogged,
  LossesTaken: notLogged,
  BattleDone: notLogged,
  AggressorsOrdered: notLogged,
  BattleReopened: notLogged,
};

/** Returns the log line that an element was shown. Only the two sides read its value. */
function elementShown({ faction, to, shown }: EventOf<'ElementShown'>, audience: Audience): BattleLogFact {
  return audience === faction || audience === to
    ? { code: 'element-seen', faction, to, shown: openElement(shown) }
    : { code: 'element-shown', faction, to, element: shown.element };
}

/** The event names the side that asked. The log names the side that answered. */
function noLeaderAnswered(before: GameState, { faction, agreed }: EventOf<'NoLeaderAnswered'>): BattleLogFact | null {
  const battle = currentBattle(before);
  return battle === null ? null : { code: 'no-leader-answered', faction: opponentIn(battle, faction), agreed };
}

/** Keeps the winner of old battles in the log, and removes the cards of their plans. @rules R-191 */
export const redactCards: NonNullable<Feature<BattleContract>['redactCards']> = {
  'plan-look-ordered': () => null,
  'plan-shown': () => null,
  'battle-resolved': (fact) => {
    const { why, dead } = fact.outcome;
    if (why.kind === 'explosion') return null;
    const outcome = { ...fact.outcome, dead: dead.map(({ leader }) => ({ leader, by: null })) };
    if (why.kind !== 'sum') return { ...fact, outcome };
    const [one, other] = why.sides;
    return { ...fact, outcome: { ...outcome, why: { ...why, sides: [withoutCardsIn(one), withoutCardsIn(other)] } } };
  },
};

const withoutCardsIn = (side: SideTotal): SideTotal => ({
  ...side,
  leader: side.leader?.kind === 'leader' ? side.leader : null,
  leaderKilledBy: null,
});

function plansRevealed(before: GameState, event: EventOf<'PlansRevealed'>): BattleLogFact | null {
  const battle = currentBattle(before);
  if (battle === null) return null;
  return {
    code: 'plans-revealed',
    aggressor: battle.aggressor.faction,
    defender: battle.defender.faction,
    plans: [openPlan(event.aggressor), openPlan(event.defender)],
  };
}

/** Returns the line of a battle that a correction ended without an outcome. Other battles have a result line. */
function battleVoid(before: GameState): BattleLogFact | null {
  const battle = currentBattle(before);
  if (battle === null || battle.outcome !== null) return null;
  return { code: 'battle-void', territory: battle.territory, sectors: battle.sectors };
}

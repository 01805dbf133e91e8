/** When the Kwisatz Haderach may accompany a leader, and its strength. */
import { oneOf } from '../../../core/grammar.ts';
import type { AtSide } from '../../../features/battle/steps.ts';
import { planOf } from '../../../features/battle/api/plans.ts';
import { currentBattle, sideOf } from '../../../model/selectors.ts';
import type { Advantage } from '../../../powers/power.ts';
import type { GameState } from '../../../model/state.ts';

/** The number of own forces lost in battles that wakes it. */
export const AWAKENED_BY = 7;
const STRENGTH = 2;

/**
 * It wakes with the seventh lost force; swapping factions keeps the losses with Atreides. It may join any leader in one
 * territory a turn.
 */
export const kwisatzHaderach: Advantage = {
  id: 'atreides/kwisatz-haderach',
  faction: 'atreides',
  rules: ['GF9-2019 Atreides sheet "Kwisatz Haderach"', 'AH79 Player Aid Pad B.6', 'R-56, R-57, R-159', 'R-172, R-185'],
  cancellable: { at: 'after-reveal', isAtWork: wasPlayed, mayLieInPlan: canLieInPlan },
  planFields: (at) => (canAccompany(at) ? { kwisatzHaderach: { values: oneOf(false, true), worth: STRENGTH } } : {}),
  // It adds nothing to a leader who is killed.
  total: ({ plan, isLeaderKilled }) => (plan.kwisatzHaderach && !isLeaderKilled ? { kwisatzHaderach: STRENGTH } : {}),
  plansRestOn: ({ kind }) => kind === 'kwisatz-haderach',
  guardsFromTraitors: ({ plan }) => plan.kwisatzHaderach,
  // Nothing else kills it.
  explosion: ({ state, faction: of, plan }) =>
    plan.kwisatzHaderach && state.kwisatzHaderach?.where === 'ready' ? [{ type: 'KwisatzHaderachKilled', of }] : [],
  alsoRevived: ({ state: { kwisatzHaderach: own }, faction: of }) =>
    own?.of === of && own.where === 'tanks'
      ? [{ answer: { kwisatzHaderach: true }, event: { type: 'KwisatzHaderachRevived', of } }]
      : [],
  // It is revived like any leader, but does not affect when leaders are revived.
  revivedLikeLeader: ({ state: { kwisatzHaderach: own }, faction: of }) =>
    own?.of === of && own.where === 'tanks'
      ? { leader: 'kwisatz-haderach', price: STRENGTH, event: { type: 'KwisatzHaderachRevived', of } }
      : null,
  laysOut: ({ state: { kwisatzHaderach: own } }) =>
    own === null ? [] : [{ owner: own.of, move: { kind: 'lay-out-kwisatz-haderach' } }],
};

/** Whether it may accompany this side's leader: awake, alive, and not used in another territory. */
function canAccompany({ state, battle: { territory }, faction }: AtSide): boolean {
  const own = state.kwisatzHaderach;
  if (own === null || own.of !== faction) return false;
  return own.where === 'ready' && own.losses >= AWAKENED_BY && (own.usedIn ?? territory) === territory;
}

/**
 * Whether it may lie in its owner's plan, as far as the public knows: only its owner knows whether it is awake. A side
 * that announced no leader cannot add it.
 */
function canLieInPlan(state: GameState): boolean {
  const battle = currentBattle(state);
  const own = state.kwisatzHaderach;
  const side = battle === null || own === null ? null : sideOf(battle, own.of);
  if (battle === null || own === null || side === null) return false;
  if (side.leaderless === 'announced' || side.leaderless === 'agreed') return false;
  return own.where === 'ready' && (own.usedIn ?? battle.territory) === battle.territory;
}

/** Whether it is publicly visible in its owner's plan. */
export function wasPlayed(state: GameState): boolean {
  const battle = currentBattle(state);
  const of = state.kwisatzHaderach?.of;
  if (battle === null || battle.revealed === null || of === undefined || sideOf(battle, of) === null) return false;
  return planOf(battle, of).kwisatzHaderach;
}

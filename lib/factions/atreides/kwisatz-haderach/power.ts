/** When the Kwisatz Haderach may accompany a leader, and its worth. */
import { getField } from '../../../core/answer.ts';
import { anyOf, narrow, oneOf } from '../../../core/grammar.ts';
import type { AtLeading, AtPlanning, PlanBound } from '../../../features/battle/steps.ts';
import { parseLeader } from '../../../model/answers.ts';
import { planOf } from '../../../model/plans.ts';
import { currentBattle, sideOf, sidesOf } from '../../../model/selectors.ts';
import type { Advantage } from '../../../powers/power.ts';
import type { BattleActivity } from '../../../features/battle/contract.ts';
import type { GameEvent } from '../../../model/events.ts';
import type { FactionId } from '../../../model/factions.ts';
import { isMainCharacter, type LeaderId, ownerOf } from '../../../model/leaders.ts';
import { leaderKilled } from '../../../pieces/events.ts';
import type { GameState } from '../../../model/state.ts';
import type { TerritoryId } from '../../../model/territories.ts';
import type { KwisatzHaderachRules } from '../../../powers/rules.ts';

/** The number of own forces that must be lost in battles to wake the Kwisatz Haderach. */
export const AWAKENED_BY = 7;
const STRENGTH = 2;

/**
 * The power wakes with the seventh lost force, at once or in the next turn. In a turn it accompanies any leaders in one
 * territory, or one leader or cheap hero, as the edition says.
 */
export const kwisatzHaderach: Advantage = {
  id: 'atreides/kwisatz-haderach',
  faction: 'atreides',
  rules: [
    'GF9-2019 Atreides sheet "Kwisatz Haderach"',
    'AH79 Player Aid Pad B.6, back, Atreides 1',
    'R-56, R-57, R-159',
    'R-172, R-185',
  ],
  cancellable: { at: 'after-reveal', isAtWork: wasPlayed, mayLieInPlan: canLieInPlan },
  bindsPlan: (at) => bothBounds(boundToOne(at), withoutMain(at)),
  barsLeader: isMainBarred,
  planFields: (at) => (canAccompany(at) ? { kwisatzHaderach: { values: oneOf(false, true), worth: STRENGTH } } : {}),
  // The Kwisatz Haderach adds nothing if the leader is killed.
  total: ({ plan, isLeaderKilled }) => (plan.kwisatzHaderach && !isLeaderKilled ? { kwisatzHaderach: STRENGTH } : {}),
  plansRestOn: ({ kind }) => kind === 'kwisatz-haderach',
  guardsFromTraitors: ({ plan }) => plan.kwisatzHaderach,
  // Only an explosion kills the Kwisatz Haderach, and the main character with it.
  explosion: ({ state, battle, faction: of, plan }) =>
    plan.kwisatzHaderach && state.kwisatzHaderach?.where === 'ready'
      ? [{ type: 'KwisatzHaderachKilled', of }, ...mainDies(state, battle, of)]
      : [],
  alsoRevived: ({ state: { kwisatzHaderach: own }, faction: of }) =>
    own?.of === of && own.where === 'tanks'
      ? [{ answer: { kwisatzHaderach: true }, event: { type: 'KwisatzHaderachRevived', of } }]
      : [],
  // The Kwisatz Haderach is revived like any leader, but it does not affect when leaders can be revived.
  revivedLikeLeader: ({ state: { kwisatzHaderach: own }, faction: of }) =>
    own?.of === of && own.where === 'tanks'
      ? { leader: 'kwisatz-haderach', price: STRENGTH, event: { type: 'KwisatzHaderachRevived', of } }
      : null,
  laysOut: ({ state: { kwisatzHaderach: own } }) =>
    own === null ? [] : [{ owner: own.of, move: { kind: 'lay-out-kwisatz-haderach' } }],
};

/**
 * Returns the death of the main character of this faction, wherever it is alive, except in this battle, where the
 * explosion itself kills it.
 * @rules Nine-faction compendium XXVI
 */
const mainDies = ({ leaders }: GameState, battle: BattleActivity, faction: FactionId): readonly GameEvent[] =>
  leaders
    .filter(({ leader, where }) => where === 'ready' && ownerOf(leader) === faction && isMainCharacter(leader))
    .filter(({ leader: main }) =>
      sidesOf(battle).every((side) => {
        const { leader } = planOf(battle, side.faction);
        return leader?.kind !== 'leader' || leader.leader !== main;
      }),
    )
    .map(({ leader }) => leaderKilled(leader));

/**
 * Whether the Kwisatz Haderach may go with the leader of this side. It must be awake, alive, and used in no other
 * territory, and it goes with no cheap hero.
 */
function canAccompany({ state, battle: { territory }, faction, rules }: AtPlanning): boolean {
  const { kwisatzHaderach } = rules;
  const own = state.kwisatzHaderach;
  if (own === null || own.of !== faction || own.where !== 'ready') return false;
  // Cheap heroes do not differ, but a second cheap hero counts as another leader.
  if (kwisatzHaderach.goesWith === 'one-leader' && own.usedWith === 'cheap-hero') return false;
  if (rules.kwisatzHaderachOrMain && hasMainFoughtElsewhere(state, faction, territory)) return false;
  return isAwake(state, kwisatzHaderach) && (own.usedIn ?? territory) === territory;
}

/** Whether the main character of this faction has led its forces in another territory in this phase. */
const hasMainFoughtElsewhere = (state: GameState, faction: FactionId, territory: TerritoryId): boolean =>
  state.leaders.some(
    ({ leader, foughtIn }) => isMainOf(leader, faction) && foughtIn !== null && foughtIn !== territory,
  );

const isMainOf = (leader: LeaderId, faction: FactionId): boolean =>
  isMainCharacter(leader) && ownerOf(leader) === faction;

/**
 * Whether the Kwisatz Haderach was used in another territory in this phase, so that the main character is used in none.
 * @rules Grand Dune, closing section, Atreides
 */
function isMainBarred({ state: { kwisatzHaderach: own }, rules, faction, leader, territory }: AtLeading): boolean {
  if (!rules.kwisatzHaderachOrMain || own === null || own.of !== faction || !isMainOf(leader, faction)) return false;
  return own.usedIn !== null && own.usedIn !== territory;
}

/** Returns the plans in which the Kwisatz Haderach does not go with the main character of its owner. */
function withoutMain({ state: { kwisatzHaderach: own }, faction, rules }: AtPlanning): PlanBound | null {
  if (own?.of !== faction || !rules.kwisatzHaderachOrMain) return null;
  return (plans) =>
    anyOf(
      narrow(plans, 'kwisatzHaderach', (goes) => goes === false),
      narrow(
        narrow(plans, 'kwisatzHaderach', (goes) => goes === true),
        'leader',
        (answer) => {
          const leader = parseLeader(getField(answer ?? null, 'leader'));
          return leader === null || !isMainOf(leader, faction);
        },
      ),
    );
}

const bothBounds = (one: PlanBound | null, other: PlanBound | null): PlanBound | null =>
  one === null || other === null ? (one ?? other) : (plans) => other(one(plans));

/** Whether the owner has lost enough forces to wake the Kwisatz Haderach. */
export const isAwake = (state: GameState, rules: KwisatzHaderachRules): boolean =>
  countedLosses(state, rules) >= AWAKENED_BY;

/**
 * Returns the losses that count now. If the Kwisatz Haderach wakes only in the next turn, the losses of this turn do
 * not count.
 */
function countedLosses({ turn, kwisatzHaderach: own }: GameState, { wakes }: KwisatzHaderachRules): number {
  if (own === null) return 0;
  const { losses, lostIn } = own;
  return wakes === 'in-the-next-turn' && lostIn.turn === turn ? losses - lostIn.count : losses;
}

/**
 * Whether the Kwisatz Haderach has already accompanied another leader in this turn, in editions where it accompanies
 * one leader.
 * @rules AH79 Player Aid Pad, back, Atreides 1
 */
function boundToOne({ state: { kwisatzHaderach: own }, faction, rules }: AtPlanning): PlanBound | null {
  const used = own?.of === faction ? own.usedWith : null;
  if (used === null || rules.kwisatzHaderach.goesWith !== 'one-leader') return null;
  return (plans) =>
    anyOf(
      narrow(plans, 'kwisatzHaderach', (goes) => goes === false),
      narrow(
        narrow(plans, 'kwisatzHaderach', (goes) => goes === true),
        'leader',
        (leader) => leader !== null && getField(leader, 'leader') === used,
      ),
    );
}

/**
 * Whether other players must expect the Kwisatz Haderach in its owner's plan, because only its owner knows whether it
 * is awake. A side that announced no leader cannot add it.
 */
function canLieInPlan(state: GameState): boolean {
  const battle = currentBattle(state);
  const own = state.kwisatzHaderach;
  const side = battle === null || own === null ? null : sideOf(battle, own.of);
  if (battle === null || own === null || side === null) return false;
  if (side.leaderless === 'announced' || side.leaderless === 'agreed') return false;
  return own.where === 'ready' && (own.usedIn ?? battle.territory) === battle.territory;
}

/** Whether the Kwisatz Haderach is openly in its owner's plan. */
export function wasPlayed(state: GameState): boolean {
  const battle = currentBattle(state);
  const of = state.kwisatzHaderach?.of;
  if (battle === null || battle.revealed === null || of === undefined || sideOf(battle, of) === null) return false;
  return planOf(battle, of).kwisatzHaderach;
}

/** Returns the leader that the Kwisatz Haderach accompanies in its owner’s open plan. */
export function wentWith(state: GameState): LeaderId | 'cheap-hero' | null {
  const battle = currentBattle(state);
  const of = state.kwisatzHaderach?.of;
  if (battle === null || of === undefined) return null;
  const { leader } = planOf(battle, of);
  return leader === null ? null : leader.kind === 'leader' ? leader.leader : 'cheap-hero';
}

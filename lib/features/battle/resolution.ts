import { must } from '../../core/assert-never.ts';
import { openLeader } from './face-up.ts';
import type { PerPower, BattleOutcome, BattlePlan, SideTotal, Support, TraitorCall } from '../../model/battle.ts';
import type { FactionId } from '../../model/factions.ts';
import type { LeaderId } from '../../model/leaders.ts';
import { type FightingForces, mixesFor } from '../../model/strength.ts';
import { type CardKind, kindOf, type PlayedCard, type TreacheryTitle } from '../../model/treachery-cards.ts';

/** One side of a revealed battle. */
export interface RevealedSide {
  readonly faction: FactionId;
  readonly plan: BattlePlan;
  readonly forces: FightingForces;
  /** What powers add to its total, whether whoever leads it lives or is killed. */
  readonly added: (isLeaderKilled: boolean) => PerPower<number>;
}

/** Two revealed plans, aggressor first, and everything else the outcome depends on. */
export interface RevealedBattle {
  readonly sides: readonly [RevealedSide, RevealedSide];
  readonly calls: readonly TraitorCall[];
  /** Spice lying anywhere in the territory. */
  readonly spiceThere: number;
  /** The strength on a leader's disc. */
  readonly strengthOf: (leader: LeaderId) => number;
}

/**
 * How the battle comes out. Treachery replaces everything, an explosion too; then lasgun and shield; then the sums.
 * @rules AH79 X.C–D, Player Aid Pad A.5 · GF9-2019 Phase 7 "Battle Resolution", "Traitors" ·
 */
export function battleOutcome(battle: RevealedBattle): BattleOutcome {
  return byTraitor(battle) ?? byExplosion(battle) ?? bySums(battle);
}

function byTraitor({ sides, calls, strengthOf }: RevealedBattle): BattleOutcome | null {
  const [first, second] = calls;
  if (first === undefined) return null;
  if (second !== undefined) return { kind: 'two-traitors', traitors: [first.leader, second.leader] };
  const winner = must(sides.find((side) => side.faction !== first.victim)?.faction, 'the side that was not betrayed');
  return {
    kind: 'traitor',
    winner,
    loser: first.victim,
    traitor: first.leader,
    caller: first.caller,
    bounty: strengthOf(first.leader),
  };
}

function byExplosion({ sides, spiceThere }: RevealedBattle): BattleOutcome | null {
  const lasgun = sides.find(({ plan }) => isKind(plan.weapon, 'lasgun'));
  const shield = sides.find(({ plan }) => isKind(plan.defense, 'shield'));
  if (lasgun === undefined || shield === undefined) return null;
  return { kind: 'explosion', lasgun: lasgun.faction, shield: shield.faction, spiceLost: spiceThere };
}

function bySums({ sides: [aggressor, defender], strengthOf }: RevealedBattle): BattleOutcome {
  const attack = totalOf(aggressor, defender, strengthOf);
  const defense = totalOf(defender, aggressor, strengthOf);
  // AH79 X.C.2, GF9 "No Ties": equal totals are the aggressor's.
  const [won, lost] = attack.total >= defense.total ? [attack, defense] : [defense, attack];
  return {
    kind: 'fought',
    sides: [attack, defense],
    winner: won.faction,
    loser: lost.faction,
    tie: attack.total === defense.total,
    // The winner is paid for every leader killed, his own too.
    bounty: killedLeaders([attack, defense]).reduce((sum, leader) => sum + strengthOf(leader), 0),
  };
}

function totalOf(
  { faction, plan, forces, added }: RevealedSide,
  opponent: RevealedSide,
  strengthOf: RevealedBattle['strengthOf'],
): SideTotal {
  const leaderKilledBy = weaponThatKills(plan, opponent.plan);
  const leaderStrength = leaderKilledBy === null && plan.leader?.kind === 'leader' ? strengthOf(plan.leader.leader) : 0;
  const byPowers = added(leaderKilledBy !== null);
  return {
    faction,
    dial: plan.dial,
    spice: plan.spice,
    support: supportOf(forces, plan),
    leader: openLeader(plan.leader),
    leaderStrength,
    leaderKilledBy,
    ...byPowers,
    total: Object.values(byPowers).reduce((sum, one) => sum + one, plan.dial + leaderStrength),
  };
}

function supportOf(forces: FightingForces, plan: BattlePlan): Support | null {
  const [only, another] = forces.needSpice ? mixesFor(forces, plan) : [];
  if (only === undefined || another !== undefined) return null;
  return { full: only.full.count, half: only.forces.count - only.full.count };
}

/** The discs that died, not the cheap heroes. */
export const killedLeaders = (sides: readonly SideTotal[]): readonly LeaderId[] =>
  sides.flatMap(({ leader, leaderKilledBy }) =>
    leader?.kind === 'leader' && leaderKilledBy !== null ? [leader.leader] : [],
  );

const STOPPED_BY: Partial<Record<CardKind, CardKind>> = { projectile: 'shield', poison: 'snooper' };

/** The opposing weapon that kills this plan's leader or cheap hero, if it has one and the weapon is not stopped. */
function weaponThatKills(plan: BattlePlan, against: BattlePlan): TreacheryTitle | null {
  if (plan.leader === null || against.weapon === null) return null;
  const weapon = kindOf(against.weapon.card);
  // AH79 Player Aid Pad A.5: nothing stops a lasgun; with a shield in the battle it never comes to this.
  if (weapon === 'lasgun') return against.weapon.card;
  const cancelledBy = STOPPED_BY[weapon];
  return cancelledBy === undefined || isKind(plan.defense, cancelledBy) ? null : against.weapon.card;
}

const isKind = (card: PlayedCard | null, kind: CardKind): boolean => card !== null && kindOf(card.card) === kind;

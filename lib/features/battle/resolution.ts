import { openLeader } from './face-up.ts';
import type {
  BattleOutcome,
  BattlePlan,
  DeadLeader,
  OpenLeader,
  PerPower,
  SideLoss,
  SideTotal,
  Support,
  TraitorCall,
  WeakenedLeader,
} from '../../model/battle.ts';
import type { FactionId } from '../../model/factions.ts';
import type { LeaderId } from '../../model/leaders.ts';
import { type FightingForces, mixesFor } from '../../model/strength.ts';
import { type CardKind, kindOf, type PlayedCard, type TreacheryTitle } from '../../model/treachery-cards.ts';
import type { Ctx } from '../../powers/ctx.ts';
import type { Weapon } from './steps.ts';

/** One side of a revealed battle. */
export interface RevealedSide {
  readonly faction: FactionId;
  readonly plan: BattlePlan;
  readonly forces: FightingForces;
  /** Returns the additions of powers to the total of a side, with its leader alive or killed. */
  readonly added: (isLeaderKilled: boolean) => PerPower<number>;
}

/** Two revealed plans, aggressor first, and all other facts that decide the outcome. */
export interface RevealedBattle {
  readonly sides: readonly [RevealedSide, RevealedSide];
  readonly calls: readonly TraitorCall[];
  /** The spice on the whole territory. */
  readonly spiceThere: number;
  /** The strength of a leader at the beginning of the battle. */
  readonly strengthOf: Ctx['strengthOf'];
  /** Returns the effect of a card. */
  readonly cardOf: CardOf;
  /** The leader that survives when a weapon destroys forces; `null` if the weapon kills every leader. */
  readonly safe: LeaderId | null;
}

type CardOf = Ctx['cardOf'];
/** The facts about leaders and cards on which the effects of weapons depend. */
type Effects = Pick<RevealedBattle, 'strengthOf' | 'cardOf' | 'safe'>;

/**
 * Returns the outcome. A traitor call comes before everything, even before an explosion. Then come lasgun and shield,
 * then the sums.
 */
export function battleOutcome(battle: RevealedBattle): BattleOutcome {
  return byTraitor(battle) ?? byExplosion(battle) ?? bySums(battle);
}

function byTraitor({ sides, calls, strengthOf }: RevealedBattle): BattleOutcome | null {
  if (calls.length === 0) return null;
  const unhurt = sides.find(({ faction }) => calls.every(({ victim }) => victim !== faction));
  const winner = unhurt?.faction ?? null;
  return {
    why: { kind: 'traitors', calls },
    winner,
    dead: calls.map(({ leader }) => ({ leader, by: null })),
    lost: lostBy(sides, (faction) => (faction === winner ? 'nothing' : 'everything')),
    territoryLost: null,
    paid: winner === null ? 0 : calls.reduce((sum, { leader }) => sum + strengthOf(leader), 0),
  };
}

function byExplosion({ sides, spiceThere, cardOf }: RevealedBattle): BattleOutcome | null {
  const explode = (one: RevealedSide, other: RevealedSide) =>
    isOfKinds(other.plan.defense, weaponIn(one.plan, cardOf)?.explodesWith ?? []);
  const lasgun = sides.find((one) => sides.some((other) => explode(one, other)));
  const shield = sides.find((other) => sides.some((one) => explode(one, other)));
  if (lasgun === undefined || shield === undefined) return null;
  return {
    why: { kind: 'explosion', lasgun: lasgun.faction, shield: shield.faction },
    winner: null,
    dead: sides.flatMap(({ plan }) => discIn(plan.leader)).map((leader) => ({ leader, by: null })),
    lost: lostBy(sides, () => 'everything'),
    territoryLost: { spice: spiceThere },
    paid: 0,
  };
}

function bySums({ sides, strengthOf, cardOf, safe }: RevealedBattle): BattleOutcome {
  const [aggressor, defender] = sides;
  const effects = { strengthOf, cardOf, safe };
  const attack = totalOf(aggressor, defender, effects);
  const defense = totalOf(defender, aggressor, effects);
  const dead = killedLeaders(sides, effects);
  const weakened = weakenedLeaders(sides, effects).filter(({ leader }) => !dead.some((one) => one.leader === leader));
  const destroyed = destroyedBy(aggressor, defender, cardOf) ?? destroyedBy(defender, aggressor, cardOf);
  // AH79 X.C.2, GF9 "No Ties": the aggressor wins a tie.
  const higher = attack.total >= defense.total ? aggressor : defender;
  const { faction: winner } = destroyed === null ? higher : destroyed.by;
  return {
    why: {
      kind: 'sum',
      sides: [attack, defense],
      tie: attack.total === defense.total,
      ...(destroyed === null ? {} : { destroyed: { by: destroyed.weapon, faction: destroyed.faction } }),
    },
    winner,
    dead,
    ...(weakened.length === 0 ? {} : { weakened }),
    lost: lostBy(sides, (faction) => (faction === winner ? 'what-it-dialled' : 'everything')),
    territoryLost: null,
    // The winner receives spice for every killed leader, even for its own leader.
    paid: dead.reduce((sum, { leader }) => sum + strengthLeft(sides, leader, effects), 0),
  };
}

const lostBy = (
  [aggressor, defender]: RevealedBattle['sides'],
  loses: (faction: FactionId) => SideLoss['loses'],
): BattleOutcome['lost'] => [
  { faction: aggressor.faction, loses: loses(aggressor.faction) },
  { faction: defender.faction, loses: loses(defender.faction) },
];

function totalOf(side: RevealedSide, opponent: RevealedSide, effects: Effects): SideTotal {
  const { faction, plan, forces, added } = side;
  const leaderKilledBy = killedBy(side, opponent, 'before-the-sum', effects);
  const leaderStrength = leaderKilledBy === null ? strengthAgainst(side, opponent, effects) : 0;
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
  const [only, another] = forces.needSpice && forces.counts === undefined ? mixesFor(forces, plan) : [];
  if (only === undefined || another !== undefined) return null;
  return { full: only.full.count, half: only.forces.count - only.full.count };
}

/**
 * Returns the side whose weapon destroys all forces of the other side, with that weapon; `null` if no side has such a
 * weapon.
 */
function destroyedBy(side: RevealedSide, opponent: RevealedSide, cardOf: CardOf): Destroyed | null {
  const weapon = side.plan.weapon?.card;
  return weapon !== undefined && weaponIn(side.plan, cardOf)?.destroysForces === true
    ? { by: side, weapon, faction: opponent.faction }
    : null;
}

interface Destroyed {
  readonly by: RevealedSide;
  readonly weapon: TreacheryTitle;
  readonly faction: FactionId;
}

/** Returns the leaders that weapons kill before or after the sum. Cheap heroes are not included. */
const killedLeaders = (sides: RevealedBattle['sides'], effects: Effects): readonly DeadLeader[] =>
  withOpponents(sides).flatMap(([side, opponent]) => {
    const by =
      killedBy(side, opponent, 'before-the-sum', effects) ?? killedBy(side, opponent, 'after-the-outcome', effects);
    return by === null ? [] : discIn(side.plan.leader).map((leader) => ({ leader, by }));
  });

/** Returns the leaders that a weapon weakens, even if another weapon kills them. Cheap heroes are not included. */
const weakenedLeaders = (sides: RevealedBattle['sides'], effects: Effects): readonly WeakenedLeader[] =>
  withOpponents(sides).flatMap(([side, opponent]) => {
    const by = weakenedBy(side, opponent, effects);
    const strength = strengthAgainst(side, opponent, effects);
    return by === null ? [] : discIn(side.plan.leader).map((leader) => ({ leader, by, strength }));
  });

const withOpponents = ([aggressor, defender]: RevealedBattle['sides']): readonly (readonly [
  RevealedSide,
  RevealedSide,
])[] => [
  [aggressor, defender],
  [defender, aggressor],
];

/** Returns the strength of a leader after the weapon of its opponent, 0 or more. */
function strengthLeft(sides: RevealedBattle['sides'], leader: LeaderId, effects: Effects): number {
  const led = withOpponents(sides).find(([{ plan }]) => discIn(plan.leader).includes(leader));
  return led === undefined ? effects.strengthOf(leader) : strengthAgainst(...led, effects);
}

/** Returns the strength of a side's leader after the opponent's weapon; 0 for a cheap hero or no leader. */
function strengthAgainst(side: RevealedSide, opponent: RevealedSide, effects: Effects): number {
  const [leader] = discIn(side.plan.leader);
  return leader === undefined ? 0 : Math.max(0, effects.strengthOf(leader) - pointsLost(side, opponent, effects));
}

const pointsLost = (side: RevealedSide, opponent: RevealedSide, { cardOf }: Effects): number =>
  reachedBy(side, opponent, cardOf)?.weakens ?? 0;

/** Returns the weapon that weakens the leader of this side; `null` if no weapon does. */
const weakenedBy = (side: RevealedSide, opponent: RevealedSide, effects: Effects): TreacheryTitle | null =>
  pointsLost(side, opponent, effects) > 0 ? (opponent.plan.weapon?.card ?? null) : null;

/** Returns the opponent's weapon if it reaches the leader of this side; otherwise `null`. */
function reachedBy({ plan }: RevealedSide, opponent: RevealedSide, cardOf: CardOf): Weapon | null {
  const weapon = plan.leader === null ? null : weaponIn(opponent.plan, cardOf);
  return weapon !== null && weapon.kills.includes('opponent') && !isOfKinds(plan.defense, weapon.stoppedBy)
    ? weapon
    : null;
}

const discIn = (leader: OpenLeader): readonly LeaderId[] => (leader?.kind === 'leader' ? [leader.leader] : []);

/**
 * Returns the weapon that kills this side's leader at this moment: the opponent's weapon, or the own weapon if it kills
 * both leaders. Returns `null` without a leader, or if no weapon kills. A weapon that only weakens kills a leader
 * without points left.
 */
function killedBy(
  side: RevealedSide,
  opponent: RevealedSide,
  when: Weapon['killsWhen'],
  effects: Effects,
): TreacheryTitle | null {
  const { plan } = side;
  if (plan.leader === null) return null;
  const isSafeFrom = (weapon: Weapon): boolean =>
    weapon.destroysForces === true && discIn(plan.leader).some((leader) => leader === effects.safe);
  const theirs = reachedBy(side, opponent, effects.cardOf);
  const isKilled = theirs?.weakens === undefined || strengthAgainst(side, opponent, effects) === 0;
  if (theirs?.killsWhen === when && isKilled && !isSafeFrom(theirs)) return opponent.plan.weapon?.card ?? null;
  const own = weaponIn(plan, effects.cardOf);
  const killsOwn = own?.killsWhen === when && own.kills.includes('own') && !isOfKinds(plan.defense, own.stoppedBy);
  return killsOwn && !isSafeFrom(own) ? (plan.weapon?.card ?? null) : null;
}

/** Returns the effect of a plan's weapon; `null` without a weapon, or if the card has no effect. */
function weaponIn({ weapon }: BattlePlan, cardOf: CardOf): Weapon | null {
  const does = weapon === null ? undefined : cardOf(weapon.card).inBattle?.places.weapon;
  return does === undefined || does === 'nothing' ? null : does;
}

const isOfKinds = (card: PlayedCard | null, kinds: readonly CardKind[]): boolean =>
  card !== null && kinds.includes(kindOf(card.card));

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
  /** The strength on a leader's disc. */
  readonly strengthOf: Ctx['strengthOf'];
  /** Returns the effect of a card. */
  readonly cardOf: CardOf;
}

type CardOf = Ctx['cardOf'];

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

function bySums({ sides, strengthOf, cardOf }: RevealedBattle): BattleOutcome {
  const [aggressor, defender] = sides;
  const attack = totalOf(aggressor, defender, { strengthOf, cardOf });
  const defense = totalOf(defender, aggressor, { strengthOf, cardOf });
  const dead = killedLeaders(sides, cardOf);
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
    lost: lostBy(sides, (faction) => (faction === winner ? 'what-it-dialled' : 'everything')),
    territoryLost: null,
    // The winner receives spice for every killed leader, even for its own leader.
    paid: dead.reduce((sum, { leader }) => sum + strengthOf(leader), 0),
  };
}

const lostBy = (
  [aggressor, defender]: RevealedBattle['sides'],
  loses: (faction: FactionId) => SideLoss['loses'],
): BattleOutcome['lost'] => [
  { faction: aggressor.faction, loses: loses(aggressor.faction) },
  { faction: defender.faction, loses: loses(defender.faction) },
];

function totalOf(
  side: RevealedSide,
  opponent: RevealedSide,
  { strengthOf, cardOf }: Pick<RevealedBattle, 'strengthOf' | 'cardOf'>,
): SideTotal {
  const { faction, plan, forces, added } = side;
  const leaderKilledBy = killedBy(side, opponent, 'before-the-sum', cardOf);
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
const killedLeaders = ([aggressor, defender]: RevealedBattle['sides'], cardOf: CardOf): readonly DeadLeader[] =>
  [[aggressor, defender] as const, [defender, aggressor] as const].flatMap(([side, opponent]) => {
    const by =
      killedBy(side, opponent, 'before-the-sum', cardOf) ?? killedBy(side, opponent, 'after-the-outcome', cardOf);
    return by === null ? [] : discIn(side.plan.leader).map((leader) => ({ leader, by }));
  });

const discIn = (leader: OpenLeader): readonly LeaderId[] => (leader?.kind === 'leader' ? [leader.leader] : []);

/**
 * Returns the weapon that kills this side's leader at this moment: the opponent's weapon, or the own weapon if it kills
 * both leaders. Returns `null` without a leader, or if no weapon has an effect.
 */
function killedBy(
  { plan }: RevealedSide,
  opponent: RevealedSide,
  when: Weapon['killsWhen'],
  cardOf: CardOf,
): TreacheryTitle | null {
  if (plan.leader === null) return null;
  const reaches = (by: BattlePlan, whose: Weapon['kills'][number]) => {
    const weapon = weaponIn(by, cardOf);
    return weapon?.killsWhen === when && weapon.kills.includes(whose) && !isOfKinds(plan.defense, weapon.stoppedBy);
  };
  const killing = reaches(opponent.plan, 'opponent') ? opponent.plan : reaches(plan, 'own') ? plan : null;
  return killing?.weapon?.card ?? null;
}

/** Returns the effect of a plan's weapon; `null` without a weapon, or if the card has no effect. */
function weaponIn({ weapon }: BattlePlan, cardOf: CardOf): Weapon | null {
  const does = weapon === null ? undefined : cardOf(weapon.card).inBattle?.places.weapon;
  return does === undefined || does === 'nothing' ? null : does;
}

const isOfKinds = (card: PlayedCard | null, kinds: readonly CardKind[]): boolean =>
  card !== null && kinds.includes(kindOf(card.card));

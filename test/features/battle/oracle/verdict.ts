/**
 * The winner and the dead leaders of a battle by a second reading of the rulebook: traitors come first, then the
 * explosion, then the totals.
 * @rules Nine-faction compendium XXXVII.A.4, XXXVII.A.7 · GF9-2019 Phase 7 "Battle Resolution", "Traitors", "Lasgun/Shield" ·
 */
import { must } from '#lib/core/assert-never.ts';
import {
  kindOf,
  type BattlePlan,
  type CardKind,
  type FactionId,
  type GameState,
  type LeaderId,
  type PlayedCard,
} from '#engine';
import { strengthNow } from '../../semuta/oracle.ts';
import type { Fought } from './fought.ts';
import { isCancelled, type Battle } from './site.ts';

/** The text of the sum, line by line. */
export interface Result {
  readonly kind: 'fought' | 'traitor' | 'two-traitors' | 'explosion';
  readonly winner: FactionId | null;
  readonly bounty: number;
  /** The dial and the leader of each side, aggressor first; empty if there is no sum. */
  readonly totals: readonly number[];
}

export interface Verdict extends Result {
  readonly dead: readonly LeaderId[];
}

/** One side of the battle, with its whole plan. */
export interface Side {
  readonly faction: FactionId;
  readonly plan: BattlePlan;
}

export function verdictOn({ battle, answers, before }: Fought): Verdict {
  const [aggressor, defender] = sidesOf(battle);
  const [one, two] = [withoutCancelled(battle, aggressor), withoutCancelled(battle, defender)];
  // "A leader accompanied by the Kwisatz Haderach cannot turn traitor."
  const isBetrayed = ({ plan }: Side): boolean =>
    !plan.kwisatzHaderach &&
    leaderIn(plan).some((leader) => answers.some(({ answer }) => answer.kind === 'call' && answer.leader === leader));
  const betrayed = [one, two].filter(isBetrayed);
  const traitors = betrayed.flatMap(({ plan }) => leaderIn(plan));
  if (betrayed.length === 2) return { kind: 'two-traitors', winner: null, dead: traitors, bounty: 0, totals: [] };
  if (betrayed.length === 1) {
    const winner = betrayed[0] === one ? two.faction : one.faction;
    return { kind: 'traitor', winner, dead: traitors, bounty: worthOf(before, traitors), totals: [] };
  }
  return explodes(one, two)
    ? { kind: 'explosion', winner: null, dead: [one, two].flatMap(({ plan }) => leaderIn(plan)), bounty: 0, totals: [] }
    : sumOf(before, one, two);
}

/** Both sides with their revealed plans, aggressor first. */
export function sidesOf({ aggressor, defender, revealed }: Battle): readonly [Side, Side] {
  const plans = must(revealed, 'revealed plans');
  return [
    { faction: aggressor.faction, plan: plans.aggressor },
    { faction: defender.faction, plan: plans.defender },
  ];
}

/** A cancelled Kwisatz Haderach counts as absent. */
const withoutCancelled = (battle: Battle, { faction, plan }: Side): Side => ({
  faction,
  plan: { ...plan, kwisatzHaderach: plan.kwisatzHaderach && !isCancelled(battle, 'atreides/kwisatz-haderach') },
});

export const leaderIn = ({ leader }: BattlePlan): readonly LeaderId[] =>
  leader?.kind === 'leader' ? [leader.leader] : [];

const worthOf = (before: GameState, leaders: readonly LeaderId[]): number =>
  leaders.reduce((sum, leader) => sum + strengthNow(before, leader), 0);

const isCard = (card: PlayedCard | null, kind: CardKind): boolean => card !== null && kindOf(card.card) === kind;

const explodes = (...sides: readonly Side[]): boolean =>
  sides.some(({ plan }) => isCard(plan.weapon, 'lasgun')) && sides.some(({ plan }) => isCard(plan.defense, 'shield'));

function sumOf(before: GameState, aggressor: Side, defender: Side): Verdict {
  const worth = (side: Side, other: Side): number =>
    Math.max(0, worthOf(before, leaderIn(side.plan)) - (isDrugged(side, other) ? 1 : 0));
  const falls = (side: Side, other: Side): boolean =>
    isStruck(side, other) || (isDrugged(side, other) && worth(side, other) === 0);
  const killed = (side: Side, other: Side): readonly LeaderId[] => (falls(side, other) ? leaderIn(side.plan) : []);
  const dead = [...killed(aggressor, defender), ...killed(defender, aggressor)];
  const total = (side: Side): number => {
    const other = side === aggressor ? defender : aggressor;
    const { plan } = side;
    return plan.dial + (falls(side, other) ? 0 : worth(side, other) + (plan.kwisatzHaderach ? 2 : 0));
  };
  const bounty = [aggressor, defender].reduce((sum, side) => {
    const other = side === aggressor ? defender : aggressor;
    return sum + (falls(side, other) ? worth(side, other) : 0);
  }, 0);
  const totals = [total(aggressor), total(defender)];
  // "automatically kills an opponent's leader and all of his tokens in the territory": the user of the card is left
  // alone there.
  const burner = [aggressor, defender].find(({ plan }) => isCard(plan.weapon, 'stone-burner'));
  const winner = burner?.faction ?? (total(aggressor) >= total(defender) ? aggressor.faction : defender.faction);
  return { kind: 'fought', winner, dead, bounty, totals };
}

/** Whether "it reduces the fighting strength of the leader by one": Semuta against a side without a snooper. */
const isDrugged = ({ plan }: Side, { plan: { weapon } }: Side): boolean =>
  plan.leader !== null && isCard(weapon, 'semuta') && !isCard(plan.defense, 'snooper');

/** Whether the weapon of one side kills the leader or cheap hero of the other side. */
function isStruck({ plan }: Side, { plan: { weapon } }: Side): boolean {
  // A stone burner reaches both leaders: "Both players may use shields to protect their leaders".
  const isBurnt = isCard(weapon, 'stone-burner') || isCard(plan.weapon, 'stone-burner');
  if (isBurnt && !isCard(plan.defense, 'shield')) return true;
  const strikes = (['projectile', 'poison', 'lasgun'] as const).some((kind) => isCard(weapon, kind));
  const isParried =
    (isCard(weapon, 'projectile') && isCard(plan.defense, 'shield')) ||
    (isCard(weapon, 'poison') && isCard(plan.defense, 'snooper'));
  return strikes && !isParried;
}

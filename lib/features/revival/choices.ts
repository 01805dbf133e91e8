/** The possible revivals of one faction, and the spice with which it can pay. */
import { paysForRevivals, pledgedTo } from '../pledges/api.ts';
import { type AnswerValue, getField } from '../../core/answer.ts';
import { anyOf, type Grammar, oneOf, range, record, allowedRows } from '../../core/grammar.ts';
import type { Ctx } from '../../powers/ctx.ts';
import type { Forces, OwnForces } from '../../model/board.ts';
import type { FactionId } from '../../model/factions.ts';
import { NO_FORCES } from '../../model/forces.ts';
import { factionState } from '../../model/selectors.ts';
import {
  costForAllies,
  paidFor,
  type RevivalChoice,
  type RevivalTerms,
  type RevivedLeader,
} from '../../model/revival.ts';
import type { GameState } from '../../model/state.ts';
import { areForcesStopped, freeForces, freelyRevived, mostForces } from './allowance.ts';
import { specialForcesLeft } from '../../pieces/bring-back.ts';
import { isHeldInPlace } from '../../pieces/orders.ts';
import { leadersAfterMove, leadersOffered } from './leaders.ts';

/** Returns what one faction may revive now, and the prices. @rules GF9-2019 Phase 5 · AH79 IX.B · R-157 */
export const termsFor = (ctx: Ctx, state: GameState, faction: FactionId): RevivalTerms => ({
  tanks: factionState(state, faction).tanks,
  free: freeForces(ctx, state, faction),
  most: mostForces(ctx, state, faction),
  price: ctx.rules.revival.price,
  leaders: leadersOffered(ctx, state, faction),
  leaderIsFree: freelyRevived(ctx, state, faction).leaderIsFree ?? 'never',
  moreByAllies: ctx.rules.revival.moreByAllies,
  pledged: pledgedTo(state, faction, 'revivals').filter(({ by }) => paysForRevivals(ctx, state, by)),
});

/**
 * Returns the leaders that a faction may revive after its move. In editions with such revivals, pledges of allies
 * revive only forces.
 * @rules AH79 IX.D, Emperor shield "Alliance": "to revive tokens" · R-43
 */
export const termsAfterMove = (ctx: Ctx, state: GameState, faction: FactionId): RevivalTerms => ({
  tanks: NO_FORCES,
  free: 0,
  most: 0,
  price: ctx.rules.revival.price,
  leaders: leadersAfterMove(ctx, state, faction),
  leaderIsFree: 'never',
  moreByAllies: 0,
  pledged: [],
});

/**
 * Returns the leaders that a faction may revive at once after the death of its last one. It pays alone.
 * @rules Dune Squad III.D.4 · R-44
 */
export const termsAtOnce = (ctx: Ctx, state: GameState, faction: FactionId): RevivalTerms => ({
  ...termsAfterMove(ctx, state, faction),
  leaders: leadersOffered(ctx, state, faction),
  leaderIsFree: freelyRevived(ctx, state, faction).leaderIsFree === 'always' ? 'always' : 'never',
});

/**
 * Returns every revival that the faction can pay. The usual revival comes first: all free forces, with a special force.
 * An ally’s spice is spent first, unless the player chooses otherwise. Additional forces need an ally’s spice. A
 * faction with uncounted spice may choose any revival.
 */
export function reviveAnswers(ctx: Ctx, state: GameState, faction: FactionId): Grammar {
  const terms = termsFor(ctx, state, faction);
  const rows = forcesRows(ctx, state, faction);
  const mayPay = { ...terms, player: faction, spice: factionState(state, faction).spice };
  const leaders = [null, ...terms.leaders.map(({ leader }) => leader)];
  const ways = leaders.flatMap((leader) =>
    (terms.pledged.length > 0 ? [false, true] : [false]).map((own) => ({ leader, own })),
  );
  return anyOf(
    oneOf({ ...usualForces(rows, terms.free), leader: null, own: false }),
    ...ways.flatMap((way) => payable(rows, way, mayPay)),
  );
}

/** Returns the legal answers after the owner's move: to revive one leader, or no leader. */
export function leaderAnswers(state: GameState, faction: FactionId, terms: RevivalTerms): Grammar {
  const mayPay = { ...terms, player: faction, spice: factionState(state, faction).spice };
  const nobody = { count: 0, special: 0, own: false };
  const ways = terms.leaders.map(({ leader }) => ({ ...nobody, leader }));
  return anyOf(
    oneOf({ ...nobody, leader: null }),
    ...ways.filter((way) => isPayable(way, mayPay)).map((way) => oneOf(way)),
  );
}

/** Parses an answer. */
export const choiceIn = (value: AnswerValue): RevivalChoice => ({
  count: Number(getField(value, 'count')),
  special: Number(getField(value, 'special')),
  leader: getField(value, 'leader') as RevivedLeader | null,
  own: getField(value, 'own') === true,
});

/** Whether any force can be revived. This depends on public facts only. */
export const canReviveForces = (ctx: Ctx, state: GameState, faction: FactionId): boolean =>
  forcesRows(ctx, state, faction).some(({ count }) => count > 0);

/** Returns every possible number of forces from the tanks, at any price. */
function forcesRows(ctx: Ctx, state: GameState, faction: FactionId): readonly Forces[] {
  const { rules } = ctx;
  const { tanks } = factionState(state, faction);
  const isHeld = isHeldInPlace(ctx, state, faction) || areForcesStopped(ctx, state, faction);
  const most = isHeld ? 0 : mostForces(ctx, state, faction) + rules.revival.moreByAllies;
  const counts = upTo(Math.min(tanks.count, most));
  const specials = upTo(Math.min(tanks.special, specialForcesLeft(rules, state, faction)));
  return counts.flatMap((count) =>
    specials
      .filter((special) => special <= count && count - special <= tanks.count - tanks.special)
      .map((special) => ({ count, special })),
  );
}

const upTo = (most: number): readonly number[] => Array.from({ length: most + 1 }, (_, number) => number);

/**
 * Returns all free forces, including a special force. A special force is worth more, and the faction can revive only
 * one in a turn.
 */
const usualForces = (rows: readonly Forces[], free: number): Forces =>
  rows
    .filter(({ count }) => count <= free)
    .reduce((best, one) =>
      one.count > best.count || (one.count === best.count && one.special > best.special) ? one : best,
    );

type Way = Pick<RevivalChoice, 'leader' | 'own'>;
type Means = RevivalTerms & { readonly player: FactionId; readonly spice: number | 'uncounted' };

function payable(rows: readonly Forces[], way: Way, means: Means): readonly Grammar[] {
  const legal = rows.filter((forces) => isPayable({ ...forces, ...way }, means));
  if (legal.length === 0) return [];
  const most = (field: keyof OwnForces): number => Math.max(...legal.map((forces) => forces[field]));
  return [
    record(
      {
        count: range(0, most('count')),
        special: range(0, most('special')),
        leader: oneOf(way.leader),
        own: oneOf(way.own),
      },
      allowedRows(
        ['count', 'special'],
        legal.map(({ count, special }) => [count, special]),
      ),
    ),
  ];
}

function isPayable(choice: RevivalChoice, means: Means): boolean {
  const set = means.pledged.reduce((sum, { amount }) => sum + amount, 0);
  if (costForAllies(means, choice) > set) return false;
  const own = paidFor(means, means.player, choice).find(({ by }) => by === means.player)?.amount ?? 0;
  return means.spice === 'uncounted' || own <= means.spice;
}

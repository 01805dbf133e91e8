/** The seconds of a duel: who must send one, what becomes of them, and their pay. */
import type { AnswerValue } from '../../../core/answer.ts';
import { type Grammar, oneOf } from '../../../core/grammar.ts';
import { commitmentOf } from '../../../model/commitments.ts';
import type { FactionId } from '../../../model/factions.ts';
import { isMainCharacter, type LeaderId, ownerOf } from '../../../model/leaders.ts';
import { factionState, stormOrder } from '../../../model/selectors.ts';
import type { GameState } from '../../../model/state.ts';
import { specialForcesLeft } from '../../../pieces/bring-back.ts';
import { strengthNow } from '../../../pieces/leaders.ts';
import type { Ctx } from '../../../powers/ctx.ts';
import { isDuellist, readyLeaders, takesPart } from './api.ts';
import type { KanlyActivity, KanlyEnd, SecondsPay, ShownSecond } from './contract.ts';

/** Returns the factions that choose a side, in the order of play. */
export const secondsOf = (state: GameState, duel: KanlyActivity): readonly FactionId[] =>
  stormOrder(state).filter((faction) => !isDuellist(duel, faction) && takesPart(state, faction));

/**
 * Returns the legal seconds of a faction. A faction with no leader, or with its main character alone, may send nobody.
 *
 * @rules AH79 The Duel V.3 ·
 */
export function secondAnswers(ctx: Ctx, state: GameState, { by, on }: KanlyActivity, faction: FactionId): Grammar {
  const leaders = readyLeaders(ctx, state, faction);
  const sent = [by, on].flatMap((side) => leaders.map((leader): AnswerValue => ({ side, leader })));
  return leaders.every(isMainCharacter) ? oneOf('nobody', ...sent) : oneOf(...sent);
}

/** Returns the fates of all seconds. Those of a champion that died are killed. @rules AH79 The Duel V.3, V.8, V.11 · R-90 */
export function shownSeconds(
  state: GameState,
  duel: KanlyActivity,
  how: KanlyEnd,
  winner: FactionId | null,
): readonly ShownSecond[] {
  return secondsOf(state, duel).flatMap((faction): readonly ShownSecond[] => {
    const second = commitmentOf(duel.seconds, faction);
    if (second === null || second === 'nobody') return [];
    const won = second.side === winner ? 'paid' : 'killed';
    return [{ faction, ...second, fate: how === 'death' ? won : 'returns' }];
  });
}

/** Returns the value of a second in points. @rules R-248 */
export const pointsOf = (ctx: Ctx, state: GameState, leader: LeaderId): number => strengthNow(ctx, state, leader);

/**
 * Returns every pay of a second with these points: forces and leaders from the own tanks. The rest is spice. A leader
 * costs its value, and a force one point.
 *
 * @rules AH79 The Duel V.3 ·
 */
export function payAnswers(ctx: Ctx, state: GameState, faction: FactionId, points: number): Grammar {
  const { count, special } = factionState(state, faction).tanks;
  const mostSpecial = Math.min(special, specialForcesLeft(ctx.rules, state, faction));
  const dead = state.leaders.flatMap(({ leader, where }) =>
    where === 'tanks' && ownerOf(leader) === faction ? [leader] : [],
  );
  const groups = dead.reduce<readonly (readonly LeaderId[])[]>(
    (all, leader) => [...all, ...all.map((group) => [...group, leader])],
    [[]],
  );
  const answers = groups.flatMap((leaders): readonly AnswerValue[] => {
    const left = points - costOf(ctx, leaders);
    return upTo(Math.min(left, count)).flatMap((forces) =>
      upTo(Math.min(mostSpecial, forces))
        .filter((starred) => forces - starred <= count - special)
        .map((starred) => ({ forces, special: starred, leaders })),
    );
  });
  return oneOf(...answers);
}

/** Returns the pay in spice after forces and leaders are paid. */
export const spiceLeft = (
  ctx: Ctx,
  points: number,
  { forces, leaders }: Pick<SecondsPay, 'forces' | 'leaders'>,
): number => points - forces - costOf(ctx, leaders);

const costOf = (ctx: Ctx, leaders: readonly LeaderId[]): number =>
  leaders.reduce((sum, leader) => sum + ctx.strengthOf(leader), 0);

const upTo = (most: number): readonly number[] => Array.from({ length: Math.max(0, most + 1) }, (_none, at) => at);

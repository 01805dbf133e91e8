/** Revival by a card, in addition to the revival phase: a leader or forces. */
import { type AnswerValue, getField, sameAnswer } from '../core/answer.ts';
import { type Grammar, oneOf } from '../core/grammar.ts';
import { hasLost } from '../powers/main-characters.ts';
import type { Rules } from '../powers/rules.ts';
import type { CardPlayContext } from '../powers/power.ts';
import { parseLeader } from '../model/answers.ts';
import type { Forces } from '../model/board.ts';
import type { GameEvent } from '../model/events.ts';
import type { FactionId } from '../model/factions.ts';
import { NEVER_FREE } from '../model/main-characters.ts';
import { factionState, isBattlePhase } from '../model/selectors.ts';
import type { GameState } from '../model/state.ts';
import { ownDiscs } from './leaders.ts';
import { isHeldInPlace } from './orders.ts';
import type { AlsoRevived } from './steps.ts';
import { forcesRevived, leaderRevived } from './events.ts';

/**
 * Returns the answers: one own leader that may come back for free, a piece that is revived like a leader, or own forces with at most one special
 * force in a turn; `null` if the tanks are empty.
 * @rules
 */
export function bringBackAnswers(player: CardPlayContext, mostForces: number): { readonly revives: Grammar } | null {
  const { rules, state, faction } = player;
  const leaders = ownDiscs(state, faction)
    .filter(({ leader, where }) => where === 'tanks' && !NEVER_FREE.includes(leader))
    .map(({ leader }): AnswerValue => ({ leader }));
  const others = othersOf(player).map(({ answer }) => answer);
  const special = specialForcesLeft(rules, state, faction);
  const most = isHeldInPlace(player, state, faction) ? 0 : mostForces;
  const forces = forcesIn(factionState(state, faction).tanks, most, special);
  const dead = [...leaders, ...others, ...forces.map((back): AnswerValue => ({ ...back }))];
  return dead.length === 0 ? null : { revives: oneOf(...dead) };
}

/** Returns the events of this answer. */
export function revivalEvents(player: CardPlayContext, answer: AnswerValue): readonly GameEvent[] {
  const { rules, state, faction } = player;
  const revives = getField(answer, 'revives');
  const leader = parseLeader(getField(revives, 'leader'));
  if (leader !== null) {
    // AH79 Q&A A.5: the leader rests until the next battle phase. In GF9 the leader may fight in this battle phase.
    return [leaderRevived(leader, isBattlePhase(state) && !rules.gholaLeaderFightsAtOnce)];
  }
  const other = othersOf(player).find((one) => sameAnswer(one.answer, revives ?? null));
  if (other !== undefined) return [other.event];
  const [count, special] = [Number(getField(revives, 'count')), Number(getField(revives, 'special'))];
  return [forcesRevived(faction, { count, special })];
}

/** Returns everything in this faction's tanks that is neither leader nor force, by the powers of this table. */
const othersOf = ({ powers, state, faction }: CardPlayContext): readonly AlsoRevived[] =>
  powers.flatMap(({ alsoRevived }) => alsoRevived?.({ state, faction }) ?? []);

/** Returns every possible number of forces, each with every possible number of special forces. */
const forcesIn = (tanks: Forces, most: number, mostSpecial: number): readonly Forces[] =>
  Array.from({ length: Math.min(most, tanks.count) }, (_, at) => at + 1).flatMap((count) =>
    Array.from({ length: Math.min(mostSpecial, tanks.special, count) + 1 }, (_, special) => ({
      count,
      special,
    })).filter(({ special }) => count - special <= tanks.count - tanks.special),
  );

/**
 * Returns how many special forces can still be revived in this turn, by any means: none while they would only go back
 * from the reserves to the tanks.
 * @rules GF9-2019 Emperor and Fremen sheets · Nine-faction compendium XXVI · R-157
 */
export const specialForcesLeft = (
  rules: Pick<Rules, 'revival' | 'restsOnMain'>,
  state: GameState,
  faction: FactionId,
): number =>
  hasLost({ rules }, state, faction, 'special-forces')
    ? 0
    : state.specialsRevived
        .filter((one) => one.turn === state.turn && one.faction === faction)
        .reduce((left, { count }) => Math.max(0, left - count), rules.revival.mostSpecial);

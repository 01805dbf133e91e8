/** What a card brings back from the tanks, beside all else that is revived in a turn: a leader, or forces. */
import { type AnswerValue, getField, sameAnswer } from '../core/answer.ts';
import { type Grammar, oneOf } from '../core/grammar.ts';
import { specialForcesLeft } from '../features/revival/api.ts';
import type { CardPlayContext } from '../powers/power.ts';
import { parseLeader } from '../model/answers.ts';
import type { Forces } from '../model/board.ts';
import type { GameEvent } from '../model/events.ts';
import { ownerOf } from '../model/leaders.ts';
import { factionState, isBattlePhase } from '../model/selectors.ts';
import type { AlsoRevived } from './steps.ts';
import { forcesRevived, leaderRevived } from './events.ts';

/**
 * One own leader, what is revived like one, or up to so many own forces, one special one among them in a turn; `null`
 * where nobody lies in the tanks. @rules
 */
export function bringBackAnswers(player: CardPlayContext, mostForces: number): { readonly revives: Grammar } | null {
  const { rules, state, faction } = player;
  const leaders = state.leaders
    .filter(({ leader, where }) => ownerOf(leader) === faction && where === 'tanks')
    .map(({ leader }): AnswerValue => ({ leader }));
  const others = othersOf(player).map(({ answer }) => answer);
  const special = specialForcesLeft(rules, state, faction);
  const forces = forcesIn(factionState(state, faction).tanks, mostForces, special);
  const dead = [...leaders, ...others, ...forces.map((back): AnswerValue => ({ ...back }))];
  return dead.length === 0 ? null : { revives: oneOf(...dead) };
}

/** What comes back by this answer. */
export function revivalEvents(player: CardPlayContext, answer: AnswerValue): readonly GameEvent[] {
  const { rules, state, faction } = player;
  const revives = getField(answer, 'revives');
  const leader = parseLeader(getField(revives, 'leader'));
  if (leader !== null) {
    // AH79 Q&A A.5: not before the next battle round; GF9 lets it fight in this one.
    return [leaderRevived(leader, isBattlePhase(state) && !rules.gholaLeaderFightsAtOnce)];
  }
  const other = othersOf(player).find((one) => sameAnswer(one.answer, revives ?? null));
  if (other !== undefined) return [other.event];
  const [count, special] = [Number(getField(revives, 'count')), Number(getField(revives, 'special'))];
  return [forcesRevived(faction, { count, special })];
}

/** What lies in this faction's tanks and is neither leader nor force, by whatever power of this table. */
const othersOf = ({ powers, state, faction }: CardPlayContext): readonly AlsoRevived[] =>
  powers.flatMap(({ alsoRevived }) => alsoRevived?.({ state, faction }) ?? []);

/** Every number of forces that can come back, with every number of special ones that may be among them. */
const forcesIn = (tanks: Forces, most: number, mostSpecial: number): readonly Forces[] =>
  Array.from({ length: Math.min(most, tanks.count) }, (_, at) => at + 1).flatMap((count) =>
    Array.from({ length: Math.min(mostSpecial, tanks.special, count) + 1 }, (_, special) => ({
      count,
      special,
    })).filter(({ special }) => count - special <= tanks.count - tanks.special),
  );

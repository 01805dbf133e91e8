import { type AnswerValue, fieldOf, sameAnswer } from '../core/answer.ts';
import { oneOf } from '../core/grammar.ts';
import type { AlsoRevived } from '../pieces/hooks.ts';
import { forcesRevived, leaderRevived } from '../pieces/made.ts';
import { factionOf, isBattlePhase } from '../table/position.ts';
import { specialForcesLeft } from '../phases/revival/known.ts';
import type { CardPlayer, CardPower } from '../powers/power.ts';
import { asLeader } from '../table/answers.ts';
import type { Forces } from '../table/board.ts';
import { ownerOf } from '../table/leaders.ts';

/** Forces that one Ghola brings back at most. */
const MOST_FORCES = 5;

/**
 * Brings back one own leader, whatever is revived like one, or up to five own forces, whatever else is revived
 * this turn; then it is discarded.
 */
export const tleilaxuGhola: CardPower = {
  kind: 'ghola',
  rules: [
    'AH79 Player Aid Pad B.4, Questions and Answers A.5',
    'GF9-2019 Questions and Answers "Treachery Cards"',
    'GF9-2019 Atreides sheet "Kwisatz Haderach"',
    'R-157, R-180',
  ],
  cancelsAdvantage: false,
  playedFreely: {
    leavesPlans: true,
    says: (player) => {
      const { rules, state, faction } = player;
      const leaders = state.leaders
        .filter(({ leader, where }) => ownerOf(leader) === faction && where === 'tanks')
        .map(({ leader }): AnswerValue => ({ leader }));
      const others = othersOf(player).map(({ answer }) => answer);
      const special = specialForcesLeft(rules, state, faction);
      const forces = forcesIn(factionOf(state, faction).tanks, special).map((forces): AnswerValue => ({ ...forces }));
      const dead = [...leaders, ...others, ...forces];
      return dead.length === 0 ? null : { revives: oneOf(...dead) };
    },
    does: (player, answer) => {
      const { rules, state, faction } = player;
      const revives = fieldOf(answer, 'revives');
      const leader = asLeader(fieldOf(revives, 'leader'));
      if (leader !== null) {
        // AH79 Q&A A.5: not before the next battle round; GF9 lets it fight in this one.
        return [leaderRevived(leader, isBattlePhase(state) && !rules.gholaLeaderFightsAtOnce)];
      }
      const other = othersOf(player).find((one) => sameAnswer(one.answer, revives ?? null));
      if (other !== undefined) return [other.event];
      const [count, special] = [Number(fieldOf(revives, 'count')), Number(fieldOf(revives, 'special'))];
      return [forcesRevived(faction, { count, special })];
    },
  },
};

/** What lies in this faction's tanks and is neither leader nor force, by whatever power of this table. */
const othersOf = ({ powers, state, faction }: CardPlayer): readonly AlsoRevived[] =>
  powers.flatMap(({ alsoRevived }) => alsoRevived?.({ state, faction }) ?? []);

/** Every number of forces that can come back, with every number of special ones that may be among them. */
const forcesIn = (tanks: Forces, mostSpecial: number): readonly Forces[] =>
  Array.from({ length: Math.min(MOST_FORCES, tanks.count) }, (_, at) => at + 1).flatMap((count) =>
    Array.from({ length: Math.min(mostSpecial, tanks.special) + 1 }, (_, special) => ({ count, special })).filter(
      ({ special }) => count - special <= tanks.count - tanks.special,
    ),
  );

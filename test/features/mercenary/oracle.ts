/**
 * Mercenaries by a second reading: when the card may be played, and how many mercenaries come and go.
 * @rules 000 XXXVII.B.6 ·
 */
import { getField, ownerOf, type AnswerValue, type FactionId, type GameEvent, type GameState } from '#engine';
import { isCardPlayed } from '../../support/oracle/cards.ts';
import { mercenariesUnhired } from '../../support/oracle/kinds.ts';

/**
 * Whether the answer hires "one mercenary leader or five mercenary tokens", "for you or for the benefit of another
 * player": as long as the pool has them, outside an auction and while no battle plan is sealed.
 */
export function isHiring(state: GameState, by: FactionId, value: AnswerValue): boolean {
  const pool = mercenariesUnhired(state);
  const hires = getField(value, 'hires');
  const battle = state.stack.find((one) => one.kind === 'battle');
  const isSealed =
    battle?.kind === 'battle' && battle.step !== 'over' && (battle.plans.length > 0 || battle.revealed !== null);
  const top = state.stack.at(-1);
  const isForSale = top?.kind === 'bidding' && top.card !== null && top.card.shown === null;
  return (
    isCardPlayed(state, by, 'mercenary', value, ['serves', 'hires']) &&
    !isSealed &&
    !isForSale &&
    state.seating.some(({ faction }) => faction !== 'bene-tleilaxu' && faction === getField(value, 'serves')) &&
    (hires === 'leader' ? state.mercenaryLeader === null : pool > 0 && hires === pool)
  );
}

/** What is wrong with mercenaries that come from the pool, and with those that die. */
export function mercenariesMovedWrong(before: GameState, event: GameEvent): readonly string[] {
  switch (event.type) {
    case 'MercenariesHired':
      return event.count === mercenariesUnhired(before) && event.count > 0
        ? []
        : [`mercenaries: ${event.count} hired of ${mercenariesUnhired(before)}`];
    case 'MercenaryLeaderHired':
      return before.mercenaryLeader === null && before.factions.some(({ faction }) => faction === ownerOf(event.leader))
        ? []
        : ['mercenaries: the leader serves twice, or nobody'];
    case 'MercenaryLeaderLeft': {
      const disc = before.leaders.find(({ leader }) => leader === event.leader);
      const isOut = before.factions.every(({ faction }) => faction !== ownerOf(event.leader));
      return disc?.where === 'tanks' || isOut ? [] : ['mercenaries: a living leader goes back to the pool'];
    }
    case 'LeaderRevived':
      return event.leader === before.mercenaryLeader ? ['mercenaries: the leader is revived'] : [];
    default:
      return [];
  }
}

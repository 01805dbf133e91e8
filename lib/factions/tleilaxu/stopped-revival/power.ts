import { getField } from '../../../core/answer.ts';
import { oneOf } from '../../../core/grammar.ts';
import { isSpecialKaramaMoment } from '../../../cards/special-karama/api.ts';
import type { FactionId } from '../../../model/factions.ts';
import { findActivity } from '../../../model/stack.ts';
import type { GameState } from '../../../model/state.ts';
import type { Advantage, CardPlayContext } from '../../../powers/power.ts';
import { TLEILAXU } from '../name.ts';
import type { Stopped } from './contract.ts';

/**
 * A Karama stops one player from reviving forces one time: in the next revival in which that player has not chosen yet.
 * Leaders may come back all the same, and so may pieces that a card revives.
 */
export const karamaStop: Advantage = {
  id: 'tleilaxu/karama-stop',
  faction: TLEILAXU,
  rules: ['Dune Squad VII.G.1', 'R-160'],
  stopsForces: ({ state, faction }) => isStopped(state, { faction, turn: state.turn }),
  playedAsKarama: {
    fields: (player) => {
      const others = stoppable(player).map(({ faction }) => faction);
      return others.length === 0 ? null : { stops: oneOf(...others) };
    },
    effect: (player, answer) =>
      stoppable(player)
        .filter(({ faction }) => faction === getField(answer, 'stops'))
        .map((stopped) => ({ type: 'RevivalStopped', ...stopped })),
  },
};

/** Returns the others whose next revival is not stopped yet, each with the turn of that revival. */
function stoppable({ state }: CardPlayContext): readonly Stopped[] {
  if (!isSpecialKaramaMoment(state)) return [];
  return state.factions
    .map(({ faction }) => ({ faction, turn: nextRevivalOf(state, faction) }))
    .filter((next) => next.faction !== TLEILAXU && !isStopped(state, next));
}

const isStopped = ({ stoppedRevivals }: GameState, { faction, turn }: Stopped): boolean =>
  stoppedRevivals.some((one) => one.faction === faction && one.turn === turn);

/** Returns the turn in which this faction revives next: this turn, if it has not chosen yet. */
function nextRevivalOf(state: GameState, faction: FactionId): number {
  const { turn, lastRevival: last } = state;
  if (last?.turn !== turn) return turn;
  const hasChosen = last.revived.some((one) => one.faction === faction);
  return hasChosen || findActivity(state, 'revival') === null ? turn + 1 : turn;
}

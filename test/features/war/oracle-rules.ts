/** The faults of events of a war, by a second reading of the rulebook of 1984. */
import { discOf, type GameEvent, type GameState } from '#engine';
import { fromFirstPlayer } from '../../support/oracle/own.ts';
import { freeSectors, leadersAtHome } from './oracle.ts';

/** Returns the faults of an event. */
export function warWrong(before: GameState, event: GameEvent): readonly string[] {
  switch (event.type) {
    // VI: every player with a leader, the first player first, then to the right.
    case 'NegotiatorsCalled': {
      const all = fromFirstPlayer(before).filter((faction) => leadersAtHome(before, faction).length > 0);
      return all.join() === event.factions.join() ? [] : [`leaders of ${event.factions.join()}, not of ${all.join()}`];
    }
    case 'NegotiatorPlaced':
      return [
        ...(discOf(event.leader).faction === event.faction ? [] : [`${event.faction} places a leader of another`]),
        ...(freeSectors(before).includes(event.at) ? [] : [`${event.faction} places a leader in ${event.at}`]),
      ];
    // VI: "If no alliance is achieved, a War of Assassins is declared".
    case 'WarBegan':
      return before.alliances.length === 0 ? [] : ['a war begins although players are allied'];
    case 'NegotiatorsReturned':
      return before.alliances.length > 0 ? [] : ['leaders go home although nobody is allied'];
    // VI: no spice backs the leaders.
    case 'AttackResolved':
      return isInWar(before) && event.hits.some(({ fromBacking }) => fromBacking > 0) ? ['backing in a war'] : [];
    // VI: "Only one leader will leave the arena alive".
    case 'WarEnded':
      return endedWrong(before, event);
    default:
      return [];
  }
}

function endedWrong(before: GameState, { how, winner }: Extract<GameEvent, { readonly type: 'WarEnded' }>) {
  const left = warIn(before)?.bout?.fighters.map(({ faction }) => faction) ?? [];
  if (how === 'by-moderator') return winner === null ? [] : ['a winner of a war that was broken off'];
  if (how === 'no-acts') return left.length > 1 ? [] : ['nobody could act, and at most one leader is left'];
  const wins = left.length === 1 ? left[0] : null;
  return left.length <= 1 && winner === wins ? [] : [`${left.join()} are left, and ${String(winner)} has won the war`];
}

const warIn = ({ stack }: GameState) => {
  const found = stack.find((one) => one.kind === 'war');
  return found?.kind === 'war' ? found : null;
};

const isInWar = (state: GameState): boolean => warIn(state) !== null;

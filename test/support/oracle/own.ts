/** The possessions of a faction, and the allies of the faction. */
import { must } from '#lib/core/assert-never.ts';
import { discOf, type FactionId, type GameState } from '#engine';

export const ownOf = ({ factions }: GameState, faction: FactionId) =>
  must(
    factions.find((own) => own.faction === faction),
    faction,
  );

export const isAllied = ({ alliances }: GameState, one: FactionId, two: FactionId): boolean =>
  alliances.some((members) => members.includes(one) && members.includes(two));

/** Returns the players from the first player to the right. A player without a circle is asked at its place. */
export function fromFirstPlayer({ seating, firstPlayer }: GameState): readonly FactionId[] {
  const places = [...seating].sort((a, b) => a.circle - b.circle).map(({ faction }) => faction);
  const first = places.indexOf(firstPlayer);
  return [...places.slice(first), ...places.slice(0, first)];
}

/** Returns the faction's own leaders, wherever they are. The mercenary leader is none of them. */
export const ownLeaders = (state: GameState, faction: FactionId): GameState['leaders'] =>
  state.leaders.filter(({ leader }) => discOf(leader).faction === faction && leader !== state.mercenaryLeader);

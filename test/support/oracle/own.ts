/** The possessions of a faction, and the allies of the faction. */
import { must } from '#lib/core/assert-never.ts';
import type { FactionId, GameState } from '#engine';

export const ownOf = ({ factions }: GameState, faction: FactionId) =>
  must(
    factions.find((own) => own.faction === faction),
    faction,
  );

export const isAllied = ({ alliances }: GameState, one: FactionId, two: FactionId): boolean =>
  alliances.some((members) => members.includes(one) && members.includes(two));

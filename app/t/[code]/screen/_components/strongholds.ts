import type { FactionId, TableView } from '../../../../../lib/client.ts';

/** How near a faction is to winning, by itself or with its ally. */
export interface Progress {
  readonly faction: FactionId;
  readonly ally: FactionId | null;
  /** Strongholds held, the ally's among them. */
  readonly held: number;
  readonly needed: number;
}

/** Strongholds held of those needed, in the order of play; allies count together. */
export const progressOf = ({ order, factions, strongholdsToWin }: TableView): readonly Progress[] =>
  order.flatMap((faction): readonly Progress[] => {
    const seat = factions.find((one) => one.faction === faction);
    if (seat === undefined) return [];
    const ally = factions.find((one) => one.faction === seat.ally);
    const held = seat.strongholds.length + (ally?.strongholds.length ?? 0);
    const needed = ally === undefined ? strongholdsToWin.solo : strongholdsToWin.alliance;
    return [{ faction, ally: ally?.faction ?? null, held, needed }];
  });

import type { FactionId, TableView } from '#client';

/** How near a faction is to a win, alone or with its allies. */
export interface Progress {
  readonly faction: FactionId;
  readonly allies: readonly FactionId[];
  /** Strongholds held, the allies' included; one that allies hold together counts once. */
  readonly held: number;
  readonly needed: number;
}

/** Returns the held and the needed strongholds, in the order of play. Allies count together. */
export const progressOf = ({ order, factions, strongholdsToWin }: TableView): readonly Progress[] =>
  order.flatMap((faction): readonly Progress[] => {
    const seat = factions.find((one) => one.faction === faction);
    if (seat === undefined) return [];
    const side = factions.filter((one) => one === seat || seat.allies.includes(one.faction));
    const held = new Set(side.flatMap(({ strongholds }) => strongholds)).size;
    const needed = side.length === 1 ? strongholdsToWin.solo : strongholdsToWin.alliance;
    return [{ faction, allies: seat.allies, held, needed }];
  });

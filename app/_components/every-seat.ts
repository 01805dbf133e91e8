/** The factions with a seat. A faction whose leaders are all dead keeps its seat, and is out of the game. */
import type { FactionId, TableView } from '#client';

/** Returns the factions that are out of the game. */
export const outOfGame = (table: TableView): readonly FactionId[] =>
  table.factions.map(({ faction }) => faction).filter((faction) => !isInPlay(table, faction));

/** Whether a faction plays. A faction that is out of the game has a seat, but no place in the order of play. */
export const isInPlay = ({ order }: TableView, faction: FactionId): boolean => order.includes(faction);

/** Returns the factions in the order of play, and then those that are out of the game. */
export const everySeat = (table: TableView): readonly FactionId[] => [...table.order, ...outOfGame(table)];

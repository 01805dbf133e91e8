import type { FactionId, TableView } from '#client';

/** Returns the factions that have a seat, but no place in the order of play, because they are out of the game. */
export const outOfGame = ({ factions, order }: TableView): readonly FactionId[] =>
  factions.map(({ faction }) => faction).filter((faction) => !order.includes(faction));

/** Returns the factions in the order of play, and then those that are out of the game. */
export const everySeat = (table: TableView): readonly FactionId[] => [...table.order, ...outOfGame(table)];

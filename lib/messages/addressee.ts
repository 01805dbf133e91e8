/** How a sentence names players: by their names if the names are clear, otherwise by their factions. */
import type { FactionId } from '../model/factions.ts';
import { theFaction } from './names.ts';

/** The name of the reader. */
export const YOU = 'you';

/** A function that returns how a sentence names a faction's player: `you`, `Chiara`, `the Emperor`. */
export type Addressee = (faction: FactionId) => string;

/**
 * Returns how sentences name the players of a table. The faction's name is used if one player has two factions, if two
 * players share a name, or if no player holds the seat.
 */
export function calledAt(
  people: readonly { readonly faction: FactionId; readonly name: string }[],
  reader: FactionId | 'table',
): Addressee {
  return (faction) => {
    if (faction === reader) return YOU;
    const name = people.find((one) => one.faction === faction)?.name ?? '';
    const isShared = people.filter((one) => one.name === name).length > 1;
    return name === '' || isShared ? theFaction(faction) : name;
  };
}

/** Returns a verb that fits its subject: `you are`, `Farid is`. */
export const verbFor = (who: string, yours: string, theirs: string): string => `${who} ${who === YOU ? yours : theirs}`;

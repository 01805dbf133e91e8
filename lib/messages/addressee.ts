/** How people are spoken of: by their names where that is plain, else by their factions. */
import type { FactionId } from '../model/factions.ts';
import { theFaction } from './names.ts';

/** Who reads it. */
export const YOU = 'you';

/** How somebody is called within a sentence, by who reads it: `you`, `Chiara`, `the Emperor`. */
export type Addressee = (faction: FactionId) => string;

/**
 * People are called by their names. Where one person plays two factions, two share a name, or nobody sits there, the
 * faction's own name stands.
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

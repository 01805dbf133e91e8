import type { FactionId, TableView } from '#client';
import type { Holding } from '#app/_components/secrets/holding.ts';
import { LONGEST_LEADERS } from '#app/_components/secrets/longest.ts';
import { formatKeptTraitor } from '#lib/features/main-characters/messages/phone.ts';

/** The one traitor that its owner can call while its main character is dead. */
export const held: Holding = {
  line: ({ keptTraitor }) => (keptTraitor === null ? null : { sign: 'traitor', words: formatKeptTraitor(keptTraitor) }),
  most: ({ mine, table }) => ({ keptTraitor: keepsOne(table, mine.faction) ? (LONGEST_LEADERS[0] ?? null) : null }),
};

/** Whether all players know that this faction can call only one traitor. */
const keepsOne = ({ mainsLost }: TableView, faction: FactionId): boolean =>
  mainsLost.some((lost) => lost.faction === faction && lost.others.includes('traitors'));

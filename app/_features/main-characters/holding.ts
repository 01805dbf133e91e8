import type { Holding } from '#app/_components/secrets/holding.ts';
import { LONGEST_LEADERS } from '#app/_components/secrets/longest.ts';
import { formatKeptTraitor } from '#lib/features/main-characters/messages/phone.ts';

/** The one traitor that its owner can call while its main character is dead. */
export const held: Holding = {
  line: ({ keptTraitor }) => (keptTraitor === null ? null : { sign: 'traitor', words: formatKeptTraitor(keptTraitor) }),
  most: ({ mine }) => ({ keptTraitor: mine.keptTraitor === null ? null : (LONGEST_LEADERS[0] ?? null) }),
};

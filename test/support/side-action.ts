/** A command that a player may send besides answers. */
import type { FactionId, Command, Prompt, Random } from '#engine';
import { pickRandom, type Move } from './random-choice.ts';
import { factionsOf, type Table } from './table.ts';

/**
 * A random command at a table. The engine refuses some of them; `null` if there is no such command. `open` are the open
 * questions.
 */
export type SideAction = (table: Table, random: Random, open: readonly Prompt[]) => Move | null;

/** A random command that does not depend on the open questions. */
export type Aside = (table: Table, random: Random) => Move | null;

export const randomFaction = (table: Table, random: Random): FactionId => pickRandom(factionsOf(table), random);
export const byModerator = (command: Command): Move => ({ by: 'moderator', command });

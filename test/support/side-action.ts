/** A command that a player may send besides answers. */
import type { FactionId, Command, Prompt, Random } from '#engine';
import { pickRandom, type Move } from './random-choice.ts';
import { factionsOf, type Table } from './table.ts';

/** Some are refused because they do not fit; `null` if there is no such command. `open` has the open questions. */
export type SideAction = (table: Table, random: Random, open: readonly Prompt[]) => Move | null;

/** The same without a look at the open questions. */
export type Aside = (table: Table, random: Random) => Move | null;

export const randomFaction = (table: Table, random: Random): FactionId => pickRandom(factionsOf(table), random);
export const byModerator = (command: Command): Move => ({ by: 'moderator', command });

/** What somebody may do besides answering. */
import type { FactionId, Command, Prompt, Random } from '#engine';
import { pickRandom, type Move } from './random-choice.ts';
import { factionsOf, type Table } from './table.ts';

/** Some of it is refused where it does not fit; `null` where there is nothing to do. `open` is what is asked. */
export type SideAction = (table: Table, random: Random, open: readonly Prompt[]) => Move | null;

/** The same where nobody looks at what is asked. */
export type Aside = (table: Table, random: Random) => Move | null;

export const randomFaction = (table: Table, random: Random): FactionId => pickRandom(factionsOf(table), random);
export const byModerator = (command: Command): Move => ({ by: 'moderator', command });

import type { LogFact } from '#client';
import { sayHeld } from '#lib/features/mentat-pause/messages/screen.ts';

/** How many strongholds everybody holds: the next turn may begin as soon as they are counted. */
export const sayCounted = (fact: LogFact): string | null =>
  fact.code === 'strongholds-counted' ? sayHeld(fact.standings) : null;

import type { LogFact } from '#client';
import { formatHeld } from '#lib/features/mentat-pause/messages/screen.ts';

/** How many strongholds everybody holds: the next turn may begin as soon as they are counted. */
export const formatCounted = (fact: LogFact): string | null =>
  fact.code === 'strongholds-counted' ? formatHeld(fact.standings) : null;

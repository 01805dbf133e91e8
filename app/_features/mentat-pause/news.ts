import type { LogFact } from '#client';
import { formatHeld } from '#lib/features/mentat-pause/messages/screen.ts';

/** Returns the number of strongholds of each faction. The next phase may begin right after the count. */
export const formatCounted = (fact: LogFact): string | null =>
  fact.code === 'strongholds-counted' ? formatHeld(fact.standings, fact.early === true) : null;

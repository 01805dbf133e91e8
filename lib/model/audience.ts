import type { FactionId } from './factions.ts';

/** Who is looking: the whole table (and its screen), one faction, or the moderator. */
export type Audience = 'table' | 'moderator' | FactionId;

/** Who wants something: a seat, the moderator, or the server's clock. Authority is per seat. */
export type Actor = 'moderator' | 'clock' | FactionId;

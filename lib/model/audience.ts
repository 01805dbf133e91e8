import type { FactionId } from './factions.ts';

/** The reader of a view: the whole table with its screen, one faction, or the moderator. */
export type Audience = 'table' | 'moderator' | FactionId;

/**
 * The sender of a command: a seat, the moderator, or the server's clock. The authority of a seat comes from its token,
 * not from its claim.
 */
export type Actor = 'moderator' | 'clock' | FactionId;

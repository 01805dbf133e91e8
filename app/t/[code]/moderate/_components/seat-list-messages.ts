/** The texts about the players of seats, and whether the players are connected. */
import { formatDuration } from '#client';

/** Returns who played a seat that is free. */
export const formatWasTheirs = (was: string): string => `was ${was}’s`;

/** Returns the text that says for how long a phone has not answered. */
export const formatAway = (time: number): string => `away ${formatDuration(time)}`;

/** The words after the player of a faction whose leaders are all dead. */
export const OUT_OF_GAME = 'out of the game';

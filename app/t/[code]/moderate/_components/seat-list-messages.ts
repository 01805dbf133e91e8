/** The texts about the players of seats, and whether the players are connected. */
import { formatDuration } from '#client';

/** Returns who played a seat that is free. */
export const formatWasTheirs = (was: string): string => `was ${was}’s`;

/** Returns the text that says for how long a phone has not answered. */
export const formatAway = (time: number): string => `away ${formatDuration(time)}`;

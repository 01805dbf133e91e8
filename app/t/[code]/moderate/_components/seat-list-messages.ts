/** The players of the seats, and whether they are connected. */
import { formatDuration } from '#client';

/** Returns who played a seat that is free. */
export const formatWasTheirs = (was: string): string => `was ${was}’s`;

/** How long a phone has not answered. */
export const formatAway = (time: number): string => `away ${formatDuration(time)}`;

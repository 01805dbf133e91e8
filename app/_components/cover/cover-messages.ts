/** What every cover says of itself, whatever lies beneath. */
import { formatDuration } from '#client';

/** How every cover opens; the words on all of them. */
export const HOW_IT_OPENS = 'Hold to look, tap to open';

/** Of what lies open: `Cover your hand`. */
export const formatCover = (what: string): string => `Cover ${what}`;

/** Of what is covered: `Show your hand, covered`. */
export const formatCovered = (what: string): string => `Show ${what}, covered`;

/** Over whatever lies open: `Covers itself after 15 seconds of rest.` */
export const formatCoversItself = (rest: number): string => `Covers itself after ${formatDuration(rest)} of rest.`;

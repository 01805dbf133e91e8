/** The texts of every cover, whatever it covers. */
import { formatDuration } from '#client';

/** How every cover opens; the words on all of them. */
export const HOW_IT_OPENS = 'Hold to look, tap to open';

/** The button of an open cover: `Cover your hand`. */
export const formatCover = (what: string): string => `Cover ${what}`;

/** The button of a closed cover: `Show your hand, covered`. */
export const formatCovered = (what: string): string => `Show ${what}, covered`;

/** On every open cover: the time after which it closes. */
export const formatCoversItself = (rest: number): string => `Covers itself after ${formatDuration(rest)} of rest.`;

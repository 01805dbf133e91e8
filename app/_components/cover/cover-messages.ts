/** The texts on every cover, whatever content it hides. */
import { formatDuration } from '#client';

/** The text on every cover that says how to open it. */
export const HOW_IT_OPENS = 'Hold to look, tap to open';

/** The button of an open cover: `Cover your hand`. */
export const formatCover = (what: string): string => `Cover ${what}`;

/** The button of a closed cover: `Show your hand, covered`. */
export const formatCovered = (what: string): string => `Show ${what}, covered`;

/** The text on every open cover that says when it closes. */
export const formatCoversItself = (rest: number): string => `Covers itself after ${formatDuration(rest)} of rest.`;

import { MAX_CHARACTERS } from '#engine';

/**
 * The maximum size of a table file. The longest evening that we played, forty battles, has 3,553 events: 0.9 MB of
 * JSON, 0.2 MB sealed. Five times that still fits. The server refuses a larger file before it costs other tables any
 * time.
 */
export const MAX_FILE = 2 * 1024 * 1024;
export const MAX_UNPACKED = 8 * 1024 * 1024;

export const MAX_EVENTS = 20_000;
export const MAX_RECEIPTS = 20_000;
export const MAX_NOTICES = 5_000;
/** The maximum number of characters of JSON in one event, or in one answer to a command. */
export const MAX_BODY = 16 * 1024;
/** The maximum nesting of lists and objects; events need ten levels. */
export const DEEPEST = 20;
/** The maximum number of values in all lists and objects: everything above at once has 200,000. */
export const MAX_VALUES = 300_000;
/** The longest name in code units: a visible character may have several. */
export const MAX_NAME = MAX_CHARACTERS;

/**
 * The time limit for computing all positions and views (ms). A long evening takes a fifth of a second, and ten times
 * that on a slow, busy machine.
 */
export const MAX_REPLAY = 8_000;
/** The time limit for the whole file (ms). */
export const MAX_OPENING = 30_000;

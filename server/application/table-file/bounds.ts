import { MAX_CHARACTERS } from '#engine';

/**
 * What a table in a file may be at most. The longest evening that was ever played at a desk of ours, forty battles, has
 * 3,553 events: 0.9 MB of JSON, 0.2 MB sealed. A table may be five of those and is a table still; a file of more is
 * refused before it costs anybody else's evening a second.
 */
export const MAX_FILE = 2 * 1024 * 1024;
export const MAX_UNPACKED = 8 * 1024 * 1024;

export const MAX_EVENTS = 20_000;
export const MAX_RECEIPTS = 20_000;
export const MAX_NOTICES = 5_000;
/** Signs of JSON in one event, and in one answer to a command. */
export const MAX_BODY = 16 * 1024;
/** How deep lists and objects may lie in one another; events need ten. */
export const DEEPEST = 20;
/** How many values may lie in lists and objects altogether: all of the above at once has 200,000. */
export const MAX_VALUES = 300_000;
/** As many characters as the longest name is made of: a sign may be several. */
export const MAX_NAME = MAX_CHARACTERS;

/**
 * How long the program may take for the positions and views of all of it (ms). A long evening takes a fifth of a second,
 * and a slow machine that is busy ten times that.
 */
export const MAX_REPLAY = 8_000;
/** How long all of a file may take (ms), likewise. */
export const MAX_OPENING = 30_000;

/**
 * The button to shown secrets, the same on every phone. It has a file of its own, because every phone loads it with the
 * first page.
 */
export const SHOW_OR_LOOK = 'Show a secret, or look at one';

/**
 * The button that opens the page of shown secrets. Every phone has the same one. It has a file of its own, because every phone loads it with the
 * first page.
 */
export const SHOW_OR_LOOK = 'Show a secret, or look at one';

/**
 * The label of the button that opens the page of shown secrets. It is the same on every phone. It is in a separate file
 * because every phone loads it with the first page.
 */
export const SHOW_OR_LOOK = 'Show a secret, or look at one';

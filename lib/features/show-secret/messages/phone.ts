/** The way to what is shown, on every phone the same; in the first load, without the other words of it. */
export const SHOW_OR_LOOK = 'Show a secret, or look at one';

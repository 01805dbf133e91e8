/** The button to shown secrets, the same on every phone. In the first load, without the other texts. */
export const SHOW_OR_LOOK = 'Show a secret, or look at one';

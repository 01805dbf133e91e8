/**
 * The label of the button to cards for any time. It is in a separate file because every phone loads it with the first
 * page.
 */
export const PLAY_NOW = 'Play a card now';

/** The button to cards for any time. It has a file of its own, because every phone loads it with the first page. */
export const PLAY_NOW = 'Play a card now';

/** The button to cards for any time. In the first load, without the other texts. */
export const PLAY_NOW = 'Play a card now';

/** The way to cards that may be played at any time; in the first load, without the other words of them. */
export const PLAY_NOW = 'Play a card now';

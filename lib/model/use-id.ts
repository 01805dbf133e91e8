/** The id of one use of the game: `u1`, `u2`, … in the order of their beginning. */
export type UseId = `u${number}`;

/** Names one use of the game: `u1`, `u2`, … in the order they began. */
export type UseId = `u${number}`;

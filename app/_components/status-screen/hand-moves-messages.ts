/** Instructions on the screen. */

/** The number of instructions without room. */
export const formatMore = (count: number): string => `and ${count} more, on the phones and the desk`;

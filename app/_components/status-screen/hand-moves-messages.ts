/** Hand moves on the screen. */

/** What has no room. */
export const formatMore = (count: number): string => `and ${count} more, on the phones and the desk`;

/** Forces of one faction in the boxes so far: with those in reserve, on the board and in the tanks they are always these. */
export const FORCES_PER_FACTION = 20;

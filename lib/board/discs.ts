/** The forces of one faction in every box so far: reserves, board and tanks together. */
export const FORCES_PER_FACTION = 20;

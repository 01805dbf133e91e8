/**
 * The results that the screen still presents while the table goes on: the opened sums, the votes, and the card with
 * payments.
 */
export type HarvestBeat = 'sums' | 'votes' | 'told' | null;

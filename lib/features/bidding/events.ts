/** Moments of the bidding, for those who follow it. */
export const BIDDING_BEGAN = 'BiddingBegan';

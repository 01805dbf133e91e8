/** Event types of the bidding, for subscriptions. */
export const BIDDING_BEGAN = 'BiddingBegan';

/** A phase that the table plays on the board. */
export type BoardPhase =
  | { readonly phase: 'bidding' }
  /** Who may revive a leader does it after the own move, where leaders do not come back with forces. */
  | { readonly phase: 'shipment'; readonly revives: boolean };

/** A phase that the table plays on the board. */
export type BoardPhase =
  | { readonly phase: 'bidding' }
  /** If leaders do not come back together with forces, a faction revives its leader after its move. */
  | { readonly phase: 'shipment'; readonly revives: boolean };

/** A phase that the table plays on the board. */
export type BoardPhase =
  | { readonly phase: 'bidding' }
  | { readonly phase: 'revival' }
  /** Forces are revived first where revival has no phase of its own. */
  | { readonly phase: 'shipment'; readonly revives: boolean };

import type { Round } from './phases.ts';

/** A phase that the table plays on the board. */
export type BoardPhase =
  | { readonly phase: 'bidding' }
  /** In editions in which leaders do not return together with forces, a faction revives its leader after its move. */
  | { readonly phase: 'shipment'; readonly round: Round; readonly revives: boolean };

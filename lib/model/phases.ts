/** Where a table is in its turn. Which of them an edition has, and in which order, is `rules.phaseOrder`. */
export const PHASES = [
  'setup',
  'storm',
  'spice-blow',
  'charity',
  'bidding',
  'revival',
  'shipment',
  'battle',
  'collection',
  'mentat-pause',
] as const;
export type PhaseId = (typeof PHASES)[number];

/** A phase of a turn. */
export interface TurnPhase {
  readonly turn: number;
  readonly phase: PhaseId;
}

import type { FactionId } from '../../model/factions.ts';
import type { LeaderId } from '../../model/leaders.ts';
import type { Prediction } from '../../model/prediction.ts';

/** Spice behind one shield at the end of a turn; turn 0 is the end of the set-up. */
export interface SpicePoint {
  readonly turn: number;
  readonly spice: number | 'uncounted';
}

/** The record that one owner has opened to everybody after the game. */
export interface OpenedRecord {
  readonly faction: FactionId;
  /** The faction's spice, in the order of the turns. */
  readonly spice: readonly SpicePoint[];
  /** The traitors that the faction still had at the end. */
  readonly traitors: readonly LeaderId[] | 'unknown';
  /** The faction's prediction as it was declared; `null` if the faction predicts nothing or has not told Mentat. */
  readonly prediction: Prediction | null;
}

/**
 * An owner opens the faction's record of the game. The event contains the record, so that no later event changes it.
 */
export type ChronicleEvent = { readonly type: 'RecordOpened'; readonly record: OpenedRecord };

/** The log line, the same for every audience. */
export type ChronicleLogFact = { readonly code: 'record-opened'; readonly faction: FactionId };

/** The command of seats after the game. */
export type ChronicleCommand =
  /**
   * Shows this seat's spice over the turns, its traitors and its prediction to everybody. The seat cannot close the
   * record again.
   */
  { readonly type: 'OpenRecord' };

/** The refusals of records. */
export type ChronicleRefusal = { readonly code: 'game-goes-on' } | { readonly code: 'record-is-open' };

/** The public view of this feature. */
export interface ChroniclePublicView {
  /** The records that were opened, in that order; empty during the game. */
  readonly openedRecords: readonly OpenedRecord[];
}

/** The slice of this feature. */
export interface ChronicleSlice {
  /** The spice of each faction at the end of each turn. Secret to each owner until it opens its record. */
  readonly spiceHistory: readonly (SpicePoint & { readonly faction: FactionId })[];
  readonly openedRecords: readonly OpenedRecord[];
}

/** The contract of the chronicle. */
export interface ChronicleContract {
  readonly slice: ChronicleSlice;
  readonly event: ChronicleEvent;
  readonly logFact: ChronicleLogFact;
  readonly command: ChronicleCommand;
  readonly refusal: ChronicleRefusal;
  readonly publicView: ChroniclePublicView;
}

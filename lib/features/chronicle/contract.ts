import type { FactionId } from '../../model/factions.ts';
import type { LeaderId } from '../../model/leaders.ts';
import type { Prediction } from '../../model/prediction.ts';

/** Spice behind one shield at the end of a turn; turn 0 is the end of the set-up. */
export interface SpicePoint {
  readonly turn: number;
  readonly spice: number | 'uncounted';
}

/** The record that one owner showed to all after the game. */
export interface OpenedRecord {
  readonly faction: FactionId;
  /** In the order of the turns. */
  readonly spice: readonly SpicePoint[];
  /** The traitors that its owner still had. */
  readonly traitors: readonly LeaderId[] | 'unknown';
  /** Its prediction, as declared; `null` for a faction that predicts nothing or never told Mentat. */
  readonly prediction: Prediction | null;
}

/** An owner shows the secrets of the game. The event contains them, so that nothing later changes them. */
export type ChronicleEvent = { readonly type: 'RecordOpened'; readonly record: OpenedRecord };

/** The log line, the same for every audience. */
export type ChronicleLogFact = { readonly code: 'record-opened'; readonly faction: FactionId };

/** The commands of seats after the game. */
export type ChronicleCommand =
  /** Shows this seat's spice over the turns, its traitors and its prediction to all. This is final. */
  { readonly type: 'OpenRecord' };

/** The refusals of records. */
export type ChronicleRefusal = { readonly code: 'game-goes-on' } | { readonly code: 'record-is-open' };

/** The public view of this feature. */
export interface ChroniclePublicView {
  /** The opened records, in their order; empty during the game. */
  readonly openedRecords: readonly OpenedRecord[];
}

/** The slice of this feature. */
export interface ChronicleSlice {
  /** Secret to each owner until it opens its record. */
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

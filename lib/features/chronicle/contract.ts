import type { FactionId } from '../../model/factions.ts';
import type { LeaderId } from '../../model/leaders.ts';
import type { Prediction } from '../../model/prediction.ts';

/** Spice behind one shield at the end of a turn; turn 0 is the end of the set-up. */
export interface SpicePoint {
  readonly turn: number;
  readonly spice: number | 'uncounted';
}

/** What one owner showed to all after the game. */
export interface OpenedRecord {
  readonly faction: FactionId;
  /** In the order of the turns. */
  readonly spice: readonly SpicePoint[];
  /** Traitors that its owner still had. */
  readonly traitors: readonly LeaderId[] | 'unknown';
  /** What it predicted, in its owner's words; `null` for a faction that predicts nothing or never told Mentat. */
  readonly prediction: Prediction | null;
}

/** An owner shows its secrets of the evening. The event carries them, so that nothing later changes them. */
export type ChronicleEvent = { readonly type: 'RecordOpened'; readonly record: OpenedRecord };

/** Every audience reads the same. */
export type ChronicleLogFact = { readonly code: 'record-opened'; readonly faction: FactionId };

/** Of seats, after the game. */
export type ChronicleCommand =
  /** Shows this seat's spice over the turns, its traitors and its prediction to all. It cannot be withdrawn. */
  { readonly type: 'OpenRecord' };

/** Why a record cannot be opened. */
export type ChronicleRefusal = { readonly code: 'game-goes-on' } | { readonly code: 'record-is-open' };

/** What everybody sees of it. */
export interface ChroniclePublicView {
  /** Records that owners opened, in the order in which they did; empty while the game goes on. */
  readonly openedRecords: readonly OpenedRecord[];
}

/** What the state has of it. */
export interface ChronicleSlice {
  /** Secret to each owner until it opens its record. */
  readonly spiceHistory: readonly (SpicePoint & { readonly faction: FactionId })[];
  readonly openedRecords: readonly OpenedRecord[];
}

/** The chronicle of a finished game, as the table knows it. */
export interface ChronicleContract {
  readonly slice: ChronicleSlice;
  readonly event: ChronicleEvent;
  readonly logFact: ChronicleLogFact;
  readonly command: ChronicleCommand;
  readonly refusal: ChronicleRefusal;
  readonly publicView: ChroniclePublicView;
}

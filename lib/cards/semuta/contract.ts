import type { FactionId } from '../../model/factions.ts';
import type { LeaderId } from '../../model/leaders.ts';

/** A living leader with Semuta cards. */
export interface DruggedLeader {
  readonly leader: LeaderId;
  /** The points of strength that the leader has lost, 1 or more. */
  readonly lost: number;
  /** The points that the leader loses at the start of each turn, 1 or more: one for each dose. */
  readonly doses: number;
  /** The last turn in which the drug took points. */
  readonly workedIn: number;
}

/** The events of Semuta. */
export type SemutaEvent =
  /** A leader gets a dose and loses one point at once. The card itself moves by an event of the pieces. */
  | { readonly type: 'LeaderDrugged'; readonly by: FactionId; readonly leader: LeaderId }
  /** At the start of this turn the leader loses points. */
  | { readonly type: 'SemutaWorked'; readonly leader: LeaderId; readonly turn: number }
  /** The leader has died. Its cards go to the discards. */
  | { readonly type: 'SemutaEnded'; readonly leader: LeaderId };

/** The log lines of Semuta. */
export type SemutaLogFact =
  | { readonly code: 'leader-drugged'; readonly by: FactionId; readonly leader: LeaderId }
  /** `lost` are the points of this turn. */
  | { readonly code: 'drug-worked'; readonly leader: LeaderId; readonly lost: number }
  | { readonly code: 'drug-ended'; readonly leader: LeaderId };

/** The physical actions with a cardboard card. */
export interface SemutaMove {
  readonly kind: 'lay-on-leader' | 'discard-from-leader';
  readonly faction: FactionId;
  readonly leader: LeaderId;
}

/** The fact that a moderator sets: the points that a leader has lost, 0 if no card lies on the leader. */
export interface SemutaFact {
  readonly kind: 'leader-drugged';
  readonly leader: LeaderId;
  readonly lost: number;
}

/** The refusals of the fact. */
export interface SemutaRefusal {
  /** The deck of this table has no Semuta. */
  readonly code: 'no-semuta';
}

/** The slice of Semuta. */
export interface SemutaSlice {
  readonly drugged: readonly DruggedLeader[];
}

/** The public view of Semuta. */
export interface SemutaPublicView {
  /** The living leaders with a card, and their strength now; `null` if the deck has no such card. */
  readonly drugged: readonly DruggedView[] | null;
}

/** What everybody knows of a drugged leader. */
export interface DruggedView extends Pick<DruggedLeader, 'leader' | 'lost'> {
  readonly strength: number;
}

/** The contract of Semuta. */
export interface SemutaContract {
  readonly slice: SemutaSlice;
  readonly event: SemutaEvent;
  readonly logFact: SemutaLogFact;
  readonly action: SemutaMove;
  readonly fact: SemutaFact;
  readonly refusal: SemutaRefusal;
  readonly publicView: SemutaPublicView;
}

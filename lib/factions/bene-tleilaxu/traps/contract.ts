import type { Forces } from '../../../model/board.ts';
import type { FactionId } from '../../../model/factions.ts';
import type { HandSlot, TreacheryTitle } from '../../../model/treachery-cards.ts';
import type { TerritoryId } from '../../../model/territories.ts';

/** A trap that forces have sprung. Public. */
export interface Sprung {
  readonly territory: TerritoryId;
  readonly faction: FactionId;
}

/** Forces that sprang a trap and may not leave the territory in that turn. */
export interface Frozen extends Sprung, Forces {
  readonly turn: number;
}

/** A Karama destroys one of several traps, and its player says which. */
export interface TrapChoiceActivity {
  readonly kind: 'trap-choice';
  readonly id: 'trap-choice';
  readonly by: FactionId;
}

/** The events of traps. The cards move by events of the pieces. */
export type TrapsEvent =
  | { readonly type: 'TrapLaid'; readonly faction: FactionId; readonly territory: TerritoryId }
  /** These forces have come into the territory of a trap and may not leave it in this turn. */
  | ({ readonly type: 'TrapSprung' } & Sprung & Forces)
  /** A Karama destroys a trap. The player of the Karama says which, because there are several. */
  | { readonly type: 'TrapChoiceAsked'; readonly by: FactionId }
  | { readonly type: 'TrapChoiceOver' }
  /** Everybody sees the card. */
  | { readonly type: 'TrapDestroyed'; readonly territory: TerritoryId; readonly card: TreacheryTitle };

/** The prompts of traps; each comment gives the shape of an answer. */
export type TrapsPrompt =
  /** A new trap: `{ territory, slot, card }`. Offered while one can be laid. */
  | { readonly kind: 'lay-trap' }
  /** The name of the territory whose trap a Karama destroys. */
  | { readonly kind: 'destroy-trap' };

/** The log lines of traps. */
export type TrapsLogFact =
  | { readonly code: 'trap-laid'; readonly territory: TerritoryId }
  /** The line for the Bene Tleilaxu. */
  | { readonly code: 'own-trap-laid'; readonly territory: TerritoryId; readonly card: TreacheryTitle }
  | ({ readonly code: 'trap-sprung' } & Sprung & Forces)
  | { readonly code: 'trap-destroyed'; readonly territory: TerritoryId };

/** The fact that a moderator sets: whether a trap lies at a territory. Only the Bene Tleilaxu can lay one. */
export interface TrapFact {
  readonly kind: 'trap';
  readonly territory: TerritoryId;
  readonly lies: boolean;
}

/** The refusals of the fact. */
export type TrapsRefusal =
  /** Mentat needs the card of a trap, so only the Bene Tleilaxu lay one. */
  { readonly code: 'trap-needs-card' };

/** The physical actions with a cardboard card. */
export interface TrapMove {
  readonly kind: 'lay-trap' | 'take-up-trap';
  readonly faction: FactionId;
  readonly territory: TerritoryId;
}

/** The public view of traps. */
export interface TrapsPublicView {
  /** The traps on the board; `sprungBy` is the faction that has sprung the trap in this turn. */
  readonly traps: readonly { readonly territory: TerritoryId; readonly sprungBy: FactionId | null }[];
  /** The forces that may not leave their territory in this turn. */
  readonly frozen: readonly (Sprung & Forces)[];
}

/** The view of one faction. */
export interface TrapsOwnView {
  /** The cards of all traps, for the Bene Tleilaxu and for a faction with prescience; empty for all others. */
  readonly trapCards: readonly { readonly territory: TerritoryId; readonly card: HandSlot['card'] }[];
}

/** The slice of traps. The cards of the traps are among the laid cards. */
export interface TrapsSlice {
  readonly traps: { readonly sprung: readonly Sprung[]; readonly frozen: readonly Frozen[] };
}

/** The contract of traps. */
export interface TrapsContract {
  readonly slice: TrapsSlice;
  readonly activity: TrapChoiceActivity;
  readonly event: TrapsEvent;
  readonly prompt: TrapsPrompt;
  readonly optionalPrompt: 'lay-trap';
  readonly action: TrapMove;
  readonly fact: TrapFact;
  readonly refusal: TrapsRefusal;
  readonly logFact: TrapsLogFact;
  readonly publicView: TrapsPublicView;
  readonly ownView: TrapsOwnView;
}

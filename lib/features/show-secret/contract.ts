import type { FactionId } from '../../model/factions.ts';
import type { ShowingId } from '../../model/knowledge.ts';
import type { LeaderId } from '../../model/leaders.ts';
import type { Prediction } from '../../model/prediction.ts';
import type { SlotId, TreacheryTitle } from '../../model/treachery-cards.ts';

/** A secret of one's own by its name: a card of the hand, a leader in one's pay, or what one has foretold. */
export type SecretToShow =
  | { readonly kind: 'card'; readonly slot: SlotId }
  | { readonly kind: 'traitor'; readonly leader: LeaderId }
  | { readonly kind: 'prediction' };

/** The same as it is seen. */
export type SecretFace =
  | { readonly kind: 'card'; readonly card: TreacheryTitle }
  | { readonly kind: 'traitor'; readonly leader: LeaderId }
  | { readonly kind: 'prediction'; readonly prediction: Prediction };

/** Who says that it is so: Mentat, which dealt it; or its owner, who entered it and is believed. */
export type Vouched = 'mentat' | 'owner';

interface ShownBetween {
  readonly showing: ShowingId;
  readonly by: FactionId;
  readonly to: FactionId;
  /** Between allies: nobody else learns that anything was shown. */
  readonly silently: boolean;
}

/** One secret that is held up to one other seat. */
export interface Showing extends ShownBetween {
  readonly face: SecretFace;
  readonly vouched: Vouched;
  /** Held up until it is looked at; open then, for a few seconds; and put away for good. */
  readonly step: 'held-up' | 'open' | 'put-away';
}

/** A secret is held up, is looked at, and is put away. */
export type ShowSecretEvent =
  | ({ readonly type: 'SecretHeldUp'; readonly face: SecretFace; readonly vouched: Vouched } & ShownBetween)
  | ({ readonly type: 'SecretSeen' } & ShownBetween)
  | { readonly type: 'SecretPutAway'; readonly showing: ShowingId };

/** What is told of it: never what it was. */
export type ShowSecretLogFact =
  | ({ readonly code: 'secret-held-up' } & Omit<ShownBetween, 'showing'>)
  /** To the two between whom it was shown. */
  | { readonly code: 'secret-seen'; readonly by: FactionId; readonly to: FactionId };

/** Of seats. */
export type ShowSecretCommand =
  /** One secret of one's own, to one other seat, once. */
  | { readonly type: 'ShowSecret'; readonly secret: SecretToShow; readonly to: FactionId }
  /** Whoever it is shown to looks at it, which begins its few seconds. */
  | { readonly type: 'LookAtSecret'; readonly showing: ShowingId }
  /** Their phone has covered it again, for good. */
  | { readonly type: 'PutSecretAway'; readonly showing: ShowingId };

/** Why nothing can be shown, or seen. Each asks what this seat knows, and nothing else. */
export type ShowSecretRefusal =
  | { readonly code: 'shown-to-oneself' }
  /** It is not one’s own any more, or Mentat was not told what it is. */
  | { readonly code: 'not-to-be-shown'; readonly kind: SecretToShow['kind'] }
  /** What was shown to this seat before has not been looked at yet. */
  | { readonly code: 'held-up-already'; readonly to: FactionId }
  | { readonly code: 'nothing-held-up' };

/** What the state has of it. */
export interface ShowSecretSlice {
  readonly showings: readonly Showing[];
}

/** What one seat sees of it: what it is shown, and whom it shows something that is not looked at yet. */
export interface ShowSecretOwnView {
  readonly shownToMe: readonly ShownToMe[];
  readonly heldUpTo: readonly FactionId[];
}

/** Held up: nothing but who shows something. Open: what it is, and who says so. */
export type ShownToMe =
  | { readonly showing: ShowingId; readonly by: FactionId; readonly seen: null }
  | {
      readonly showing: ShowingId;
      readonly by: FactionId;
      readonly seen: { readonly face: SecretFace; readonly vouched: Vouched };
    };

/** One secret shown to one other seat, as the table knows it. */
export interface ShowSecretContract {
  readonly slice: ShowSecretSlice;
  readonly event: ShowSecretEvent;
  readonly logFact: ShowSecretLogFact;
  readonly command: ShowSecretCommand;
  readonly refusal: ShowSecretRefusal;
  readonly ownView: ShowSecretOwnView;
}

import type { FactionId } from '../../model/factions.ts';
import type { ShowingId } from '../../model/knowledge.ts';
import type { LeaderId } from '../../model/leaders.ts';
import type { Prediction } from '../../model/prediction.ts';
import type { SlotId, TreacheryTitle } from '../../model/treachery-cards.ts';

/** The name of a secret of the own seat: a card of the hand, a traitor, the prediction, or the share of a harvest. */
export type SecretToShow =
  | { readonly kind: 'card'; readonly slot: SlotId }
  | { readonly kind: 'traitor'; readonly leader: LeaderId }
  | { readonly kind: 'prediction' }
  | { readonly kind: 'share' };

/** The content of a secret that is shown to the other seat. */
export type SecretFace =
  | { readonly kind: 'card'; readonly card: TreacheryTitle }
  | { readonly kind: 'traitor'; readonly leader: LeaderId }
  | { readonly kind: 'prediction'; readonly prediction: Prediction }
  /** The spice that the Manager of a harvest has given to the owner. */
  | { readonly kind: 'share'; readonly spice: number };

/** The source of a shown secret: Mentat, if Mentat dealt it, or the owner if the owner declared it. */
export type Vouched = 'mentat' | 'owner';

interface ShownBetween {
  readonly showing: ShowingId;
  readonly by: FactionId;
  readonly to: FactionId;
  /** Whether the two are allies, so that nobody else learns that something was shown. */
  readonly silently: boolean;
}

/** One secret that is shown to one other seat. */
export interface Showing extends ShownBetween {
  readonly face: SecretFace;
  readonly vouched: Vouched;
  /**
   * The step of a showing. The secret is covered until the other seat looks. Then it is open for a few seconds. After
   * that it stays covered.
   */
  readonly step: 'held-up' | 'open' | 'put-away';
}

/** The events of a shown secret: it is offered, seen, and covered. */
export type ShowSecretEvent =
  | ({ readonly type: 'SecretHeldUp'; readonly face: SecretFace; readonly vouched: Vouched } & ShownBetween)
  | ({ readonly type: 'SecretSeen' } & ShownBetween)
  | { readonly type: 'SecretPutAway'; readonly showing: ShowingId };

/** The log lines, which never name the secret. */
export type ShowSecretLogFact =
  | ({ readonly code: 'secret-held-up' } & Omit<ShownBetween, 'showing'>)
  /** A log line for the two seats only. */
  | { readonly code: 'secret-seen'; readonly by: FactionId; readonly to: FactionId };

/** The commands of seats. */
export type ShowSecretCommand =
  /** Shows one own secret to one other seat, once. */
  | { readonly type: 'ShowSecret'; readonly secret: SecretToShow; readonly to: FactionId }
  /** The other seat looks at the secret, which is then open for a few seconds. */
  | { readonly type: 'LookAtSecret'; readonly showing: ShowingId }
  /** The other seat's phone covers the secret again. The secret then stays covered. */
  | { readonly type: 'PutSecretAway'; readonly showing: ShowingId };

/** The refusals of this feature. They depend only on what this seat knows. */
export type ShowSecretRefusal =
  | { readonly code: 'shown-to-oneself' }
  /** The secret does not belong to this seat any more, or Mentat does not know it. */
  | { readonly code: 'not-to-be-shown'; readonly kind: SecretToShow['kind'] }
  /** This seat has shown a secret before, and the other seat has not looked at it yet. */
  | { readonly code: 'held-up-already'; readonly to: FactionId }
  | { readonly code: 'nothing-held-up' };

/** The slice of this feature. */
export interface ShowSecretSlice {
  readonly showings: readonly Showing[];
}

/** The own view: secrets shown to this seat, and its own showings that are not seen yet. */
export interface ShowSecretOwnView {
  readonly shownToMe: readonly ShownToMe[];
  readonly heldUpTo: readonly FactionId[];
  /** A secret that a power lets the seat show now; `null` if there is none. */
  readonly mayAlsoShow: SecretFace | null;
}

/**
 * A secret that is shown to this seat. A covered secret names only the seat that shows it. An open secret has its
 * content and its source.
 */
export type ShownToMe =
  | { readonly showing: ShowingId; readonly by: FactionId; readonly seen: null }
  | {
      readonly showing: ShowingId;
      readonly by: FactionId;
      readonly seen: { readonly face: SecretFace; readonly vouched: Vouched };
    };

/** The contract of shown secrets. */
export interface ShowSecretContract {
  readonly slice: ShowSecretSlice;
  readonly event: ShowSecretEvent;
  readonly logFact: ShowSecretLogFact;
  readonly command: ShowSecretCommand;
  readonly refusal: ShowSecretRefusal;
  readonly ownView: ShowSecretOwnView;
}

import type { AdvantageId } from '../../model/advantages.ts';
import type { ForceStack, Place } from '../../model/board.ts';
import type { FactionId } from '../../model/factions.ts';
import type { SpiceCard, WormId } from '../../model/spice-blow.ts';
import type { CancelState } from '../../model/cancel-state.ts';
import type { TerritoryId } from '../../model/territories.ts';

/** The spice blow: cards are turned over for one pile after the other, each until a territory has come up. */
export interface SpiceBlowActivity {
  readonly kind: 'spice-blow';
  readonly id: 'spice-blow';
  /** The pile that cards are turned over for, from 0. */
  readonly pile: number;
  /** `blown`: its territory has come up; what its worms bring is left. */
  readonly step: 'turning' | 'blown';
  /** Worms of this phase, whichever pile they came up for; those of the first turn are none. */
  readonly worms: number;
  /** Worms that came up for this pile in this phase. */
  readonly wormsOfPile: number;
  /** Worms of the first turn that lie beside the deck. */
  readonly setAside: number;
  /** A worm has come up for this pile, and its nexus has not been held. */
  readonly nexusDue: boolean;
  /** Worms that have devoured, and what they still bring after the nexus. */
  readonly waiting: readonly WormActivity[];
  /** Time for cards that are played before the next spice card, or on the spice that has just blown; `null` while none runs. */
  readonly pause: BlowPause | null;
  /** That time is over for now: a card is turned over, or the phase goes on. */
  readonly isPauseOver: boolean;
}

/** A time that runs in a spice blow (server time, ms). */
export interface BlowPause {
  readonly opened: number;
  readonly deadline: number;
}

/** A worm that has come up, until all that it brings is over. */
export interface WormActivity extends CancelState {
  readonly kind: 'worm';
  readonly id: WormId;
  /** `null` where it was called, and no card has brought it: no nexus comes of such a worm. */
  readonly pile: number | null;
  /** Whether it is the first of its pile in this phase: such a worm comes to the territory on top of the pile. */
  readonly isFirstOfPile: boolean;
  /** `placing`: it is an additional worm, and a power may say where it comes. `leaving`: it has devoured. */
  readonly step: 'placing' | 'coming' | 'leaving';
  /** Where it has devoured; `null` until then. */
  readonly devouredIn: TerritoryId | null;
  /** Where a power has let it come, and which. */
  readonly placed: WormPlacing | null;
  /** Factions that are spared though they do not survive by themselves. */
  readonly spared: readonly FactionId[];
  /** Powers that have had their say in this step. */
  readonly offered: readonly AdvantageId[];
}

/** Where somebody has placed a worm. */
export interface WormPlacing {
  readonly territory: TerritoryId;
  readonly by: FactionId;
  readonly power: AdvantageId;
}

/** What a worm finds in its territory. */
export interface Devoured {
  readonly territory: TerritoryId;
  /** Who placed the worm there; `null` where it came to the territory on top of its pile. */
  readonly placedBy: FactionId | null;
  readonly forces: readonly ForceStack[];
  readonly spice: number;
  /** Forces that it leaves alone. */
  readonly left: readonly ForceStack[];
}

/** What a worm that has come up does: nothing in the first turn, nothing where another came before it, or it comes. */
export type WormFate = 'first-turn' | 'no-effect' | 'comes';

/** A card as it was turned over in this phase, and what came of it. */
export type TurnedCard =
  | ({
      readonly kind: 'spice';
      readonly pile: number;
      /** What is printed on the card. */
      readonly amount: number;
      /** What was laid: nothing where the storm stands over it, twice as much where a card has doubled it. */
      readonly laid: number;
      /** Who has doubled it; `null` where nobody has. */
      readonly doubledBy: FactionId | null;
    } & Place)
  | {
      readonly kind: 'worm';
      readonly pile: number;
      /** `null` where it does nothing. */
      readonly worm: WormId | null;
      /** Who has played a card in place of this one; `null` where a card of the spice deck has come up. */
      readonly thumpedBy: FactionId | null;
      readonly fate: WormFate;
      /** `null` until it has devoured, and where it found no territory. */
      readonly devoured: Devoured | null;
    }
  | { readonly kind: 'reshuffled'; readonly pile: number };

/** A worm that has come up for a pile. */
export interface WormUp {
  readonly pile: number;
  readonly worm: WormId;
  readonly fate: WormFate;
  /** Another came before it, so that a power may say where it comes. */
  readonly isAdditional: boolean;
}

/** How spice blows, and worms come. */
export type SpiceBlowEvent =
  | { readonly type: 'SpiceBlowBegan'; readonly turn: number }
  /** A territory: spice is laid there, by an event of its own, unless the storm stands over it. */
  | ({
      readonly type: 'SpiceCardTurned';
      readonly pile: number;
      readonly amount: number;
      readonly laid: number;
    } & Place)
  | ({
      readonly type: 'ShaiHuludTurned';
      /** A worm of the first turn: whether it lies beside the deck until the phase is over. */
      readonly setAside: boolean;
    } & WormUp)
  /** A card is played in place of the next spice card: it acts as a worm that has come up. */
  | ({ readonly type: 'WormThumped'; readonly by: FactionId } & WormUp)
  /** The spice that has just blown is doubled; what is laid besides goes by an event of its own. */
  | ({ readonly type: 'BlowDoubled'; readonly by: FactionId; readonly laid: number } & Place)
  /** Time for cards that may be played now, whether anybody holds one or not. */
  | ({ readonly type: 'BlowPaused' } & BlowPause)
  | { readonly type: 'BlowPauseEnded' }
  /** Somebody has called it, in whatever phase: no card brings it. */
  | { readonly type: 'WormSummoned'; readonly worm: WormId; readonly placed: WormPlacing }
  /** The deck was empty: all its cards are shuffled anew. `forgotten`: nothing lies on the piles any more. */
  | { readonly type: 'SpiceDeckReshuffled'; readonly pile: number; readonly forgotten: boolean }
  /** No power says where it comes. */
  | { readonly type: 'WormComes'; readonly worm: WormId }
  /** A Karama has stopped the power that placed it: it comes as if nobody had. */
  | { readonly type: 'WormPlacingCancelled'; readonly worm: WormId }
  /** What it devours goes by events of its own. */
  | ({ readonly type: 'ShaiHuludDevoured'; readonly worm: WormId } & Devoured)
  /** Its nexus is held now, where the table has alliances. */
  | { readonly type: 'NexusDue'; readonly pile: number }
  /** It has devoured, and waits for the nexus. */
  | { readonly type: 'WormWaits'; readonly worm: WormId }
  /** The nexus is over: what it still brings comes now. */
  | { readonly type: 'WormLeaves'; readonly worm: WormId }
  | { readonly type: 'WormGone'; readonly worm: WormId }
  /** Cards are turned over for the next pile. */
  | { readonly type: 'NextPileBegan'; readonly pile: number }
  | { readonly type: 'SpiceBlowEnded' };

/** What it asks; the comment gives the shape of an answer. */
export type SpiceBlowPrompt =
  /**
   * Asked of the first player, who turns the cards over, where the deck is cardboard: the card, `'mentat-draws'` where it
   * is left to chance, or `'reshuffled'` where the deck was empty.
   */
  {
    readonly kind: 'spice-card';
    readonly pile: number;
    readonly piles: number;
  };

/** What is told of it. */
export type SpiceBlowLogFact =
  | ({
      readonly code: 'spice-turned';
      readonly amount: number;
      readonly laid: number;
    } & Place)
  | { readonly code: 'shai-hulud-turned'; readonly fate: WormFate; readonly setAside: boolean }
  | { readonly code: 'spice-deck-reshuffled' }
  | { readonly code: 'spice-card-taken-back'; readonly faction: FactionId }
  | { readonly code: 'worm-placing-cancelled' }
  | { readonly code: 'worm-thumped'; readonly by: FactionId; readonly fate: WormFate }
  | ({ readonly code: 'blow-doubled'; readonly by: FactionId; readonly laid: number } & Place)
  | { readonly code: 'worm-summoned'; readonly by: FactionId; readonly territory: TerritoryId }
  | { readonly code: 'shai-hulud-devoured'; readonly territory: TerritoryId; readonly isBare: boolean };

/** The spice blow as everybody may see it. */
export interface SpiceBlowView {
  /** Whether cards are still turned over, or something they brought is not over. */
  readonly isRunning: boolean;
  /** The pile that cards are turned over for, from 0; the last one where all is over. */
  readonly pile: number;
  /** In the order in which they came up. */
  readonly turned: readonly TurnedCard[];
  /** Who turns the cards over; `null` where Mentat does. */
  readonly drawer: FactionId | null;
  /** Whether the drawer may take back the card that was said last. */
  readonly mayTakeBack: boolean;
  /** Where the worm of this moment comes, and it has not devoured yet; `null` where none does. */
  readonly comesTo: TerritoryId | null;
  /** Time for cards that may be played now; `null` while none runs. */
  readonly pause: BlowPause | null;
}

/** What everybody sees of it. */
export interface SpiceBlowPublicView {
  /** `null` in other phases. */
  readonly spiceBlow: SpiceBlowView | null;
  /** The territory that lies on top of each pile; `null` where none does. */
  readonly spicePiles: readonly (TerritoryId | null)[];
}

/** A card that somebody has seen before it comes up; in which turn. */
export interface SeenSpiceCard {
  readonly card: SpiceCard;
  readonly by: FactionId;
  readonly turn: number;
}

/** What the state has of it. */
export interface SpiceBlowSlice {
  /** The territory that came up last for each pile; `null` where none lies there. */
  readonly spiceTops: readonly (TerritoryId | null)[];
  /** Cards that are out of the deck, as far as Mentat has seen them turned over. Everybody has seen them. */
  readonly spiceOut: { readonly territories: readonly TerritoryId[]; readonly worms: number };
  /** The last spice blow; `null` before the first. */
  readonly lastBlow: { readonly turn: number; readonly turned: readonly TurnedCard[] } | null;
  readonly nextWorm: number;
  /** Worms that have come up since the first turn, called ones among them, as far as the table has told Mentat. */
  readonly wormsCome: number;
  /** The card on top of Mentat’s deck, where somebody has looked at it; `null` where nobody has. Secret but to who did. */
  readonly spiceNext: SeenSpiceCard | null;
}

/** What is asked of it. */
export type SpiceBlowCommand =
  /** The moderator says which card came up, in the place of whoever turns them over. */
  | { readonly type: 'TellSpiceCard'; readonly card: SpiceCard | 'reshuffled' }
  /** Whoever turns them over takes back the card that was said last. */
  | { readonly type: 'TakeSpiceCardBack' };

/** What a moderator sets of it. */
export type SpiceBlowFact =
  /** The territory on top of a pile, counted from 0; `null` where none lies there. */
  | { readonly kind: 'spice-pile'; readonly pile: number; readonly top: TerritoryId | null }
  /** How many worms have come up since the first turn. */
  | { readonly kind: 'worms-come'; readonly count: number };

/** What hands do with it: the spice of a card onto its space. */
export type SpiceBlowMove = { readonly kind: 'lay-spice'; readonly amount: number } & Place;

/** Why it cannot be so. */
export type SpiceBlowRefusal =
  /** No card is turned over now, or Mentat does it. */
  | { readonly code: 'no-spice-card-due' }
  /** The spice deck has no card of this territory. */
  | { readonly code: 'no-spice-card'; readonly territory: TerritoryId }
  /** None was said, it is not the sender’s, or somebody has acted on it. */
  | { readonly code: 'no-card-to-take-back' };

/** What can be undone of it: a card that was said. One that chance has drawn closes it. */
export interface SpiceBlowUndo {
  readonly kind: 'spice-card' | 'drawn-card';
}

/** The spice blow, as the table knows it. */
export interface SpiceBlowContract {
  readonly undo: SpiceBlowUndo;
  readonly slice: SpiceBlowSlice;
  readonly activity: SpiceBlowActivity | WormActivity;
  readonly event: SpiceBlowEvent;
  readonly prompt: SpiceBlowPrompt;
  readonly logFact: SpiceBlowLogFact;
  readonly publicView: SpiceBlowPublicView;
  readonly command: SpiceBlowCommand;
  readonly fact: SpiceBlowFact;
  readonly refusal: SpiceBlowRefusal;
  readonly action: SpiceBlowMove;
}

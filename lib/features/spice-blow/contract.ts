import type { AdvantageId } from '../../model/advantages.ts';
import type { Place } from '../../model/board.ts';
import type { FactionId } from '../../model/factions.ts';
import type { SpiceCard, WormId } from '../../model/spice-blow.ts';
import type { CancelState } from '../../model/cancel-state.ts';
import type { TerritoryId } from '../../model/territories.ts';
import type { Devoured, TurnedCard, WormFate, WormUp } from './turned-card.ts';

export type { Devoured, TurnedCard, WormFate, WormUp };

/** The spice blow: for each pile, cards are turned over until a territory comes up. */
export interface SpiceBlowActivity {
  readonly kind: 'spice-blow';
  readonly id: 'spice-blow';
  /** The number of the present pile, from 0. */
  readonly pile: number;
  /** The step. `blown` means that the territory of this pile has come up, so that only worms are left. */
  readonly step: 'turning' | 'blown';
  /** The number of worms in this phase, for all piles, without worms of the first turn. */
  readonly worms: number;
  /** The number of worms for this pile in this phase. */
  readonly wormsOfPile: number;
  /** The piles of the worms of the first turn that lie next to the deck, one entry for each worm. */
  readonly setAside: readonly number[];
  /** Whether a worm has come up for this pile and the nexus of the worm has not begun. */
  readonly nexusDue: boolean;
  /** Worms that have devoured and now wait for the nexus. */
  readonly waiting: readonly WormActivity[];
  /**
   * The time in which players may play cards: before the next spice card, or on the spice that has just blown. `null`
   * if no such time runs.
   */
  readonly pause: BlowPause | null;
  /** Whether the time for cards is over, so that a card is turned over or the phase goes on. */
  readonly isPauseOver: boolean;
}

/** A time that runs in a spice blow (server time, ms). */
export interface BlowPause {
  readonly opened: number;
  readonly deadline: number;
}

/** A worm, until all effects of the worm are over. */
export interface WormActivity extends CancelState {
  readonly kind: 'worm';
  readonly id: WormId;
  /** The pile of the worm; `null` for a called worm, which has no card and brings no nexus. */
  readonly pile: number | null;
  /**
   * Whether the worm is the first of its pile in this phase. The first worm comes to the territory on top of the pile.
   */
  readonly isFirstOfPile: boolean;
  /** Whether the worm devours nothing unless a power places it. */
  readonly onlyRidden: boolean;
  /**
   * The step. `placing` means that an additional worm waits for a power that may place it. `leaving` means that the
   * worm has devoured.
   */
  readonly step: 'placing' | 'coming' | 'leaving';
  /** The territory that the worm has devoured; `null` before that. */
  readonly devouredIn: TerritoryId | null;
  /** The power that placed the worm, and the territory. */
  readonly placed: WormPlacing | null;
  /** Factions that are spared although the worm would devour their forces. */
  readonly spared: readonly FactionId[];
  /** Powers that have acted at this step. */
  readonly offered: readonly AdvantageId[];
}

/** The placement of a worm. */
export interface WormPlacing {
  readonly territory: TerritoryId;
  readonly by: FactionId;
  /** The power that placed the worm; `null` if a card without a power called it. */
  readonly power: AdvantageId | null;
}

/** The events of the spice blow. */
export type SpiceBlowEvent =
  | { readonly type: 'SpiceBlowBegan'; readonly turn: number }
  /** A territory card. Another event places the spice, unless the storm is over the sector. */
  | ({
      readonly type: 'SpiceCardTurned';
      readonly pile: number;
      readonly amount: number;
      readonly laid: number;
    } & Place)
  | ({
      readonly type: 'ShaiHuludTurned';
      /** Whether the card of a worm of the first turn lies next to the deck until the phase is over. */
      readonly setAside: boolean;
    } & WormUp)
  /** A faction plays a card in place of the next spice card. The card acts like a worm card that has come up. */
  | ({ readonly type: 'WormThumped'; readonly by: FactionId } & WormUp)
  /** A card doubles the spice that has just blown. The additional spice is placed by its own event. */
  | ({
      readonly type: 'BlowDoubled';
      readonly by: FactionId;
      readonly laid: number;
      /** Whether the card doubles both blows of this turn in the territory. */
      readonly together?: true;
    } & Place)
  /** The time for cards begins. This time begins even if no player holds a card that fits. */
  | ({ readonly type: 'BlowPaused' } & BlowPause)
  | { readonly type: 'BlowPauseEnded' }
  /** A faction has called a worm, in any phase, without a spice card. */
  | { readonly type: 'WormSummoned'; readonly worm: WormId; readonly placed: WormPlacing }
  /**
   * The deck was empty, so all its cards are shuffled again. `forgotten` means that the piles are empty now. `ownDeck`
   * means that only the deck of this pile is shuffled.
   */
  | {
      readonly type: 'SpiceDeckReshuffled';
      readonly pile: number;
      readonly forgotten: boolean;
      readonly ownDeck?: true;
    }
  /** No power places the worm, so it comes. */
  | { readonly type: 'WormComes'; readonly worm: WormId }
  /** A Karama has cancelled the power that placed the worm. The worm comes as if no power had placed it. */
  | { readonly type: 'WormPlacingCancelled'; readonly worm: WormId }
  /** The worm devours. The losses are separate events. */
  | ({ readonly type: 'ShaiHuludDevoured'; readonly worm: WormId } & Devoured)
  /** The nexus of the worm begins, if alliances are possible at the table. */
  | { readonly type: 'NexusDue'; readonly pile: number }
  /** The worm has devoured, and waits for the nexus. */
  | { readonly type: 'WormWaits'; readonly worm: WormId }
  /** The nexus is over. The further effects of the worm follow. */
  | { readonly type: 'WormLeaves'; readonly worm: WormId }
  | { readonly type: 'WormGone'; readonly worm: WormId }
  /** Cards are turned over for the next pile. */
  | { readonly type: 'NextPileBegan'; readonly pile: number }
  /** `ownDecks` means that each pile has its own deck, into which its worms of the first turn go back. */
  | { readonly type: 'SpiceBlowEnded'; readonly ownDecks?: true };

/** The prompt of the spice blow; the comment gives the shape of an answer. */
export type SpiceBlowPrompt =
  /**
   * The prompt for the first player, who turns physical cards over. The answer is the card, `'mentat-draws'` for a
   * random card, or `'reshuffled'` if the deck was empty.
   */
  {
    readonly kind: 'spice-card';
    readonly pile: number;
    readonly piles: number;
    /** Whether the pile has a deck of its own. */
    readonly ownDeck?: true;
  };

/** The log lines of the spice blow. */
export type SpiceBlowLogFact =
  | ({
      readonly code: 'spice-turned';
      readonly amount: number;
      readonly laid: number;
    } & Place)
  | { readonly code: 'shai-hulud-turned'; readonly fate: WormFate; readonly setAside: boolean }
  | {
      readonly code: 'spice-deck-reshuffled';
      /** The pile of the deck; `null` if all piles have one deck. */
      readonly pile: number | null;
    }
  | { readonly code: 'spice-card-taken-back'; readonly faction: FactionId }
  | { readonly code: 'worm-placing-cancelled' }
  | { readonly code: 'worm-thumped'; readonly by: FactionId; readonly fate: WormFate }
  | ({ readonly code: 'blow-doubled'; readonly by: FactionId; readonly laid: number } & Place)
  | { readonly code: 'worm-summoned'; readonly by: FactionId; readonly territory: TerritoryId }
  | { readonly code: 'shai-hulud-devoured'; readonly territory: TerritoryId; readonly isBare: boolean };

/** The public view of the spice blow. */
export interface SpiceBlowView {
  /** Whether cards are still turned over, or an effect still runs. */
  readonly isRunning: boolean;
  /** The number of the present pile, from 0. At the end it is the last pile. */
  readonly pile: number;
  /** The turned cards, in the order of their appearance. */
  readonly turned: readonly TurnedCard[];
  /** The faction that turns the cards over; `null` if Mentat turns the cards over. */
  readonly drawer: FactionId | null;
  /** Whether the faction that draws may undo the last entered card. */
  readonly mayTakeBack: boolean;
  /** The territory of the present worm before it has devoured; `null` without a worm. */
  readonly comesTo: TerritoryId | null;
  /** The time in which players may play cards now; `null` if no such time runs. */
  readonly pause: BlowPause | null;
}

/** The public view of this feature. */
export interface SpiceBlowPublicView {
  /** The running spice blow; `null` in other phases. */
  readonly spiceBlow: SpiceBlowView | null;
  /** The territory on top of each pile; `null` for an empty pile. */
  readonly spicePiles: readonly (TerritoryId | null)[];
  /** The number of spice decks: one for all piles, or one for each pile. */
  readonly spiceDecks: number;
}

/** A card that a faction saw before it came up, with the turn of the look. */
export interface SeenSpiceCard {
  readonly card: SpiceCard;
  readonly by: FactionId;
  readonly turn: number;
}

/** Cards that a pile has taken out of its deck. */
export interface SpiceOut {
  readonly territories: readonly TerritoryId[];
  readonly worms: number;
}

/** The slice of this feature. */
export interface SpiceBlowSlice {
  /** The last territory of each pile; `null` for an empty pile. */
  readonly spiceTops: readonly (TerritoryId | null)[];
  /** The cards of each pile outside the deck, as far as Mentat knows them. Everybody has seen these cards. */
  readonly spiceOut: readonly SpiceOut[];
  /** The last spice blow; `null` before the first. */
  readonly lastBlow: { readonly turn: number; readonly turned: readonly TurnedCard[] } | null;
  readonly nextWorm: number;
  /** The number of worms since the first turn, including called worms, as far as Mentat knows. */
  readonly wormsCome: number;
  /** The top card of Mentat’s deck, if a faction has looked at it; otherwise `null`. Secret except to that faction. */
  readonly spiceNext: SeenSpiceCard | null;
}

/** The commands of the spice blow. */
export type SpiceBlowCommand =
  /** The moderator enters the card that came up, in place of the faction that turns cards over. */
  | { readonly type: 'TellSpiceCard'; readonly card: SpiceCard | 'reshuffled' }
  /** The faction that turns cards over undoes the last entered card. */
  | { readonly type: 'TakeSpiceCardBack' };

/** The facts of the spice blow that a moderator sets. */
export type SpiceBlowFact =
  /** The territory on top of a pile, counted from 0; `null` for an empty pile. */
  | { readonly kind: 'spice-pile'; readonly pile: number; readonly top: TerritoryId | null }
  /** The number of worms since the first turn. */
  | { readonly kind: 'worms-come'; readonly count: number };

/** The physical action: the spice of a card goes onto its space. */
export type SpiceBlowMove = { readonly kind: 'lay-spice'; readonly amount: number } & Place;

/** The refusals of the spice blow. */
export type SpiceBlowRefusal =
  /** No card is due, or Mentat itself turns the card over. */
  | { readonly code: 'no-spice-card-due' }
  /** The spice deck has no card of this territory. */
  | { readonly code: 'no-spice-card'; readonly territory: TerritoryId }
  /** No card was entered, another seat entered it, or another seat has acted since. */
  | { readonly code: 'no-card-to-take-back' };

/** Spice cards as uses. An entered card (`spice-card`) can be undone, but a drawn card (`drawn-card`) cannot. */
export interface SpiceBlowUndo {
  readonly kind: 'spice-card' | 'drawn-card';
}

/** The contract of the spice blow. */
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

import type { Place } from './board.ts';
import type { FactionId } from './factions.ts';
import type { LeaderId } from './leaders.ts';
import type { PhaseId } from './phases.ts';
import type { TerritoryId } from './territories.ts';
import type { TreacheryTitle } from './treachery.ts';

/**
 * Why a command may not be. A stable code and the facts that explain it; `words/` makes the sentence.
 * A refusal holds nothing that the one who is refused may not know.
 */
export type Refusal =
  /** The prompt has gone: answered, withdrawn, taken back, or never asked of this seat. */
  | { readonly code: 'stale-prompt' }
  /** The prompt is open, but this is none of its answers. */
  | { readonly code: 'not-an-answer' }
  | { readonly code: 'nothing-to-withdraw' }
  | { readonly code: 'not-yours' }
  | { readonly code: 'moderator-only' }
  | { readonly code: 'seats-only' }
  | { readonly code: 'clock-only' }
  | { readonly code: 'already-open' }
  | { readonly code: 'not-open' }
  | { readonly code: 'table-talks'; readonly factions: readonly FactionId[] }
  | { readonly code: 'table-paused' }
  /** The desk answers for a seat only after it has been silent for `wait` ms. */
  | { readonly code: 'seat-still-has-time'; readonly faction: FactionId; readonly wait: number }
  | { readonly code: 'bad-seating' }
  | { readonly code: 'bad-choices' }
  /** Two people have two factions each, and those are all that are in play. */
  | { readonly code: 'bad-pairs' }
  | { readonly code: 'faction-not-in-play'; readonly faction: FactionId }
  | ({ readonly code: 'no-such-place' } & Place)
  | { readonly code: 'number-out-of-range'; readonly from: number; readonly to: number }
  | {
      readonly code: 'not-enough-special-forces';
      readonly faction: FactionId;
      readonly count: number;
      readonly special: number;
    }
  | { readonly code: 'not-enough-forces'; readonly faction: FactionId; readonly have: number }
  | { readonly code: 'leader-not-in-play'; readonly leader: LeaderId }
  | { readonly code: 'leader-is-dead'; readonly leader: LeaderId }
  /** Leaders brought back fight at once at this table. */
  | { readonly code: 'no-leader-rests' }
  /** This faction has no special Karama power at this table, or may use it with every Karama. */
  | { readonly code: 'no-special-karama'; readonly faction: FactionId }
  | { readonly code: 'own-ally' }
  | { readonly code: 'alliance-too-large'; readonly limit: number }
  /** Two factions would win at once. */
  | { readonly code: 'too-few-to-ally' }
  /** Two factions of one person ally with each other and with nobody else. */
  | { readonly code: 'pair-stays-allied'; readonly one: FactionId; readonly other: FactionId }
  | { readonly code: 'swap-with-itself' }
  /** The game has begun, or a position is entered: factions stay where they are. */
  | { readonly code: 'too-late-to-swap' }
  | { readonly code: 'hand-too-large'; readonly limit: number }
  | { readonly code: 'too-many-traitors'; readonly limit: number }
  | { readonly code: 'own-leader-no-traitor'; readonly leader: LeaderId }
  | { readonly code: 'duplicate-traitor'; readonly leader: LeaderId }
  /** Another faction foretells the winner, or none does. */
  | { readonly code: 'draws-no-storm-cards'; readonly faction: FactionId }
  /** No faction in play draws storm cards. */
  | { readonly code: 'no-storm-cards' }
  /** No storm card lies face down. */
  | { readonly code: 'no-storm-card' }
  | { readonly code: 'does-not-predict'; readonly faction: FactionId }
  | { readonly code: 'predicts-itself' }
  | { readonly code: 'captures-nobody'; readonly faction: FactionId }
  | { readonly code: 'no-captive'; readonly leader: LeaderId }
  | { readonly code: 'leader-is-hidden'; readonly leader: LeaderId }
  | { readonly code: 'no-kwisatz-haderach' }
  | { readonly code: 'kwisatz-haderach-is-dead' }
  | { readonly code: 'kept-by-app' }
  /** The deck has fewer cards of this title than would lie open. */
  | { readonly code: 'too-many-cards'; readonly card: TreacheryTitle; readonly limit: number }
  /** Not in this seat's hand, as far as that may be told: its own. */
  | { readonly code: 'not-in-hand'; readonly card: TreacheryTitle }
  /** Not among the open cards it should come from. */
  | { readonly code: 'card-not-there'; readonly card: TreacheryTitle }
  /** Hands that the app deals can be counted by all. */
  | { readonly code: 'too-few-cards'; readonly faction: FactionId; readonly have: number }
  | { readonly code: 'kept-on-cardboard' }
  | { readonly code: 'deck-empty' }
  | { readonly code: 'already-dealt' }
  | { readonly code: 'battles-already-run' }
  | { readonly code: 'battles-not-running' }
  | { readonly code: 'no-battles' }
  | { readonly code: 'battle-running' }
  | { readonly code: 'storm-running' }
  /** Mentat plays a phase, and it is not over. */
  | { readonly code: 'phase-runs'; readonly phase: PhaseId }
  /** Nothing more is played; a correction or a take-back opens the game again. */
  | { readonly code: 'game-is-won' }
  | { readonly code: 'no-such-phase'; readonly phase: PhaseId }
  /** Something is entered or played already, which a set-up would have to take away. */
  | { readonly code: 'game-under-way' }
  /** One storm a turn. */
  | { readonly code: 'storm-has-moved'; readonly turn: number }
  /** The wheels were last used by two different factions, or by nobody. */
  | { readonly code: 'wheels-need-two' }
  /** This faction’s forces have one side only. */
  | { readonly code: 'no-advisors'; readonly faction: FactionId }
  /** Mentat plays a phase, or it is none in which forces turn. */
  | { readonly code: 'board-not-free' }
  /** No forces stand there, or they show that side already. */
  | { readonly code: 'nothing-to-flip'; readonly territory: TerritoryId }
  | { readonly code: 'alone-there'; readonly territory: TerritoryId }
  | { readonly code: 'ally-there'; readonly territory: TerritoryId; readonly ally: FactionId }
  | { readonly code: 'not-offered' }
  | { readonly code: 'no-such-instruction' }
  | { readonly code: 'no-such-point'; readonly last: number }
  | { readonly code: 'window-not-over' }
  | { readonly code: 'hand-not-raised' };

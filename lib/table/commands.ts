import type { Actor } from './audience.ts';
import type { ForcesSide } from './board.ts';
import type { All } from './contracts.ts';
import type { FactionId, Seating } from './factions.ts';
import type { CardPile, OpenPlace, OwnFact, OwnMatter, PublicFact } from './facts.ts';
import type { InstructionId } from './instructions.ts';
import type { PromptId } from './prompts.ts';
import type { TableChoices } from './state.ts';
import type { TerritoryId } from './territories.ts';
import type { PlayedCard, SlotId, TreacheryTitle } from './treachery.ts';
import type { WindowId } from './windows.ts';

/**
 * What somebody wants. `at` is the server's time in milliseconds, stamped when the command arrives; authority is the
 * `by` that the server derived from a token, never from the sender's words.
 */
export interface Command {
  readonly by: Actor;
  readonly at: number;
  readonly want: Want;
}

/** Everything that can be wanted; the comment says what it does and, where it is not plain, whose it is. */
export type Want =
  | All<'intent'>
  /** The first command of every log: factions in play with their circles (2 to 6), and the choices. Moderator. */
  | { readonly type: 'OpenTable'; readonly choices: TableChoices; readonly seating: readonly Seating[] }
  /** A seat answers a prompt; `value` is whatever arrived, checked against the prompt's grammar. */
  | { readonly type: 'Answer'; readonly prompt: PromptId; readonly value: unknown }
  /** The moderator answers for a seat that has been silent for a while, with the prompt's default, unseen. */
  | { readonly type: 'AnswerByDefault'; readonly prompt: PromptId }
  /** A seat takes back a committed answer that has not been revealed, to change it. */
  | { readonly type: 'Withdraw'; readonly prompt: PromptId }
  /** "We are still talking": nothing advances until lowered. Seats for themselves; the moderator lowers all. */
  | { readonly type: 'RaiseHand' }
  | { readonly type: 'LowerHand' }
  /** The table is held, or goes on where it stood; open deadlines are put off. Moderator. */
  | { readonly type: 'PauseTable' }
  | { readonly type: 'ResumeTable' }
  /** Before the game: this seat and another exchange their factions. The server sends it once both have agreed. */
  | { readonly type: 'SwapFactions'; readonly partner: FactionId }
  /** "Nothing from me this phase", set or lifted. */
  | { readonly type: 'StandAside'; readonly on: boolean }
  /** A seat turns all its forces of one territory to their other side. */
  | { readonly type: 'FlipForces'; readonly territory: TerritoryId; readonly side: ForcesSide }
  /** A public fact of the board. Moderator. */
  | { readonly type: 'CorrectFact'; readonly fact: PublicFact }
  /** A faction's own secret. That seat. */
  | { readonly type: 'EnterOwn'; readonly fact: OwnFact }
  /** Puts a question on the owner's phone. Moderator. */
  | { readonly type: 'AskOwner'; readonly faction: FactionId; readonly matter: OwnMatter }
  /** App cards: deal from the top of the deck. Moderator; 1 to the room left in the hand. */
  | { readonly type: 'DealCards'; readonly faction: FactionId; readonly count: number }
  /** A card played on the board goes to the discards, or out of the game. That seat. */
  | { readonly type: 'PutAwayCard'; readonly card: PlayedCard; readonly pile: CardPile }
  /** App cards: chosen cards of one's own go into another hand. That seat. */
  | { readonly type: 'GiveCards'; readonly to: FactionId; readonly slots: readonly SlotId[] }
  /** App cards: so many cards go unseen from one hand into another. Moderator. */
  | { readonly type: 'TakeCards'; readonly from: FactionId; readonly to: FactionId; readonly count: number }
  /** App cards: an open card belongs elsewhere. Moderator. */
  | {
      readonly type: 'MoveCard';
      readonly card: TreacheryTitle;
      readonly from: OpenPlace;
      readonly to: OpenPlace | FactionId;
    }
  /** App cards: a hand is shuffled back into the deck, unseen, so that it can be dealt anew. Moderator. */
  | { readonly type: 'ReturnHand'; readonly faction: FactionId }
  /** App traitors: four to each faction at once, before anybody has any. Moderator. */
  | { readonly type: 'DealTraitors' }
  /**
   * Steps to the next phase, of the next turn after the last one. What Mentat plays begins; the rest is the board's.
   * While the board is compared, it says that this is done. Moderator.
   */
  | { readonly type: 'NextPhase' }
  | { readonly type: 'TickInstruction'; readonly instruction: InstructionId; readonly done: boolean }
  /** Clears finished and unfinished instructions from the list. Moderator. */
  | { readonly type: 'ClearInstructions' }
  /** Back to the moment just before public log line `to + 1`, so line `to` still stands. Moderator. */
  | { readonly type: 'TakeBack'; readonly to: number }
  /** The clock: a window's deadline has passed. */
  | { readonly type: 'CloseWindow'; readonly window: WindowId };

export type WantType = Want['type'];

/** What devices may send. Tables are opened, windows closed, and factions swapped by other doors. */
export type SentWant = Exclude<Want, { readonly type: 'OpenTable' | 'CloseWindow' | 'SwapFactions' }>;

import type { FactionId } from '../../model/factions.ts';

/** The events of swaps. */
export type SwapEvent =
  /** Two players exchange their factions before the game. */
  {
    readonly type: 'FactionsSwapped';
    readonly one: FactionId;
    readonly other: FactionId;
    readonly firstPlayer: FactionId;
  };

/** The log line that two players have exchanged their factions. */
export type SwapLogFact = { readonly code: 'factions-swapped'; readonly one: FactionId; readonly other: FactionId };

/** The command that the server sends after both players have agreed. */
export type SwapCommand =
  /**
   * Exchanges the factions of this seat and another seat before the game. The server sends this command after both
   * players have agreed.
   */
  { readonly type: 'SwapFactions'; readonly partner: FactionId };

/** The refusals of swaps. */
export type SwapRefusal =
  | { readonly code: 'swap-with-itself' }
  /** One of the two factions has a player circle, and the other faction cannot have one. */
  | { readonly code: 'swap-needs-circle' }
  /** The game has begun, or a position was entered, so factions cannot be swapped any more. */
  | { readonly code: 'too-late-to-swap' };

/** The contract of swaps. */
export interface SwapContract {
  readonly refusal: SwapRefusal;
  readonly event: SwapEvent;
  readonly logFact: SwapLogFact;
  readonly command: SwapCommand;
}

import type { FactionId } from '../../model/factions.ts';

/** They have changed hands. */
export type SwapEvent =
  /** Two people have exchanged their factions, before anything was played: the factions change places. */
  {
    readonly type: 'FactionsSwapped';
    readonly one: FactionId;
    readonly other: FactionId;
    readonly firstPlayer: FactionId;
  };

/** What is told of it. */
export type SwapLogFact = { readonly code: 'factions-swapped'; readonly one: FactionId; readonly other: FactionId };

/** Of the server, once both have agreed. */
export type SwapCommand =
  /** Before the game: this seat and another exchange their factions. The server sends it once both have agreed. */
  { readonly type: 'SwapFactions'; readonly partner: FactionId };

/** Why two people cannot swap. */
export type SwapRefusal =
  | { readonly code: 'swap-with-itself' }
  /** One of the two sits at a circle, the other cannot. */
  | { readonly code: 'swap-needs-circle' }
  /** The game has begun, or a position is entered: factions stay where they are. */
  | { readonly code: 'too-late-to-swap' };

/** Factions that change hands before the game, as the table knows it. */
export interface SwapContract {
  readonly refusal: SwapRefusal;
  readonly event: SwapEvent;
  readonly logFact: SwapLogFact;
  readonly command: SwapCommand;
}

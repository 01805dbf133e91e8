/** The turned cards of a spice blow, and what worms do. */
import type { ForceStack, Place } from '../../model/board.ts';
import type { FactionId } from '../../model/factions.ts';
import type { WormId } from '../../model/spice-blow.ts';
import type { TerritoryId } from '../../model/territories.ts';

/** The pieces that a worm finds in its territory. */
export interface Devoured {
  readonly territory: TerritoryId;
  /** The faction that placed the worm there; `null` if the worm came to the territory on top of its pile. */
  readonly placedBy: FactionId | null;
  readonly forces: readonly ForceStack[];
  readonly spice: number;
  /** The forces that survive. */
  readonly left: readonly ForceStack[];
}

/** The effect of a worm: it does nothing in the first turn, has no effect after another worm, or comes. */
export type WormFate = 'first-turn' | 'no-effect' | 'comes';

/** A turned card of this phase, and its effect. */
export type TurnedCard =
  | ({
      readonly kind: 'spice';
      readonly pile: number;
      /** The printed amount. */
      readonly amount: number;
      /**
       * The amount that was placed. It is 0 if the storm is over the sector, and twice the printed amount if a card has
       * doubled the spice.
       */
      readonly laid: number;
      /** The faction whose card has doubled the spice; `null` if no card did. */
      readonly doubledBy: FactionId | null;
    } & Place)
  | {
      readonly kind: 'worm';
      readonly pile: number;
      /** The id of the worm; `null` if the worm has no effect. */
      readonly worm: WormId | null;
      /** The faction that played a card in place of this card; `null` for a card of the spice deck. */
      readonly thumpedBy: FactionId | null;
      readonly fate: WormFate;
      /** The devoured pieces; `null` before the worm has devoured, and if the worm found no territory. */
      readonly devoured: Devoured | null;
    }
  /** The deck was empty. `ownDeck` means that only the deck of this pile was shuffled. */
  | { readonly kind: 'reshuffled'; readonly pile: number; readonly ownDeck?: true };

/** A worm that has come up for a pile. */
export interface WormUp {
  readonly pile: number;
  readonly worm: WormId;
  readonly fate: WormFate;
  /** Whether another worm came before this one, so that a power may place this worm. */
  readonly isAdditional: boolean;
  /** Whether this further worm devours nothing in the territory of its pile, and only waits to be ridden. */
  readonly onlyRidden?: boolean;
}

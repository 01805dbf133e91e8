/** The Duel: the arena, the dueling cards, the moves, and the values of a table. */
import type { FactionId } from './factions.ts';

/** One ring of the arena. */
export interface ArenaRing {
  /** The number of sectors, all of the same size; 1 or more. */
  readonly sectors: number;
  /** Where the first sector begins: whole degrees, clockwise from the top of the arena as seen from above. */
  readonly startsAt: number;
}

/** The rings of the arena, the outermost ring first. A table can redraw them. */
export type ArenaPlan = readonly ArenaRing[];

/**
 * A sector of the arena: the number of its ring and its number within the ring. Both count from 1: rings from the
 * outermost ring inwards, sectors clockwise.
 */
export type SectorId = `sector-${number}-${number}`;

/** A straight border between two sectors of one ring: the border at which the sector with the same numbers begins. */
export type BorderId = `border-${number}-${number}`;

/** A direction as a leader sees it that faces the centre of the arena. */
export type ArenaDirection = 'in' | 'out' | 'left' | 'right';

export type AttackCard = `attack-${ArenaDirection}`;
export type DefenseCard = `poison-from-${ArenaDirection}`;
export type DuelingCard =
  | AttackCard
  | DefenseCard
  | 'throwing-knife'
  | 'place-block'
  | 'jump-block'
  | 'pick-up-block'
  | 'move-or-attack-three'
  | 'flee-with-honor';

/** With more players than this, there are several decks. A table with one deck has smaller hands. */
export interface ManyDuellists {
  readonly moreThan: number;
  readonly decks: number;
  readonly handLimitWithOneDeck: number;
}

/** The values of The Duel at this table. */
export interface DuelRules {
  /**
   * The number of yes cards, if a player who holds such a card declares Kanly with it. `null` if Kanly is threatened for
   * an action.
   */
  readonly yesCards: number | null;
  /** The factions that hold no dueling card, fight no duel and send no second. */
  readonly outside: readonly FactionId[];
  readonly arena: ArenaPlan;
  readonly deck: readonly { readonly card: DuelingCard; readonly count: number }[];
  /** The cards of each faction before the first turn. */
  readonly startingCards: number;
  /** The largest hand of dueling cards. */
  readonly handLimit: number;
  /** What many players need besides; `null` if one deck is enough for any number of players. */
  readonly manyPlayers: ManyDuellists | null;
  /** The largest number of spice that backs a leader. A lower value of the main characters lowers it. */
  readonly mostBacking: number;
  /** The number of block tokens. */
  readonly blocks: number;
  /** The largest number of steps from a Throwing Knife to the attacked leader. */
  readonly knifeReach: number;
  /** The largest number of moves in a turn. */
  readonly movesInTurn: number;
  /** The largest number of moves that Move or Attack Three gives. */
  readonly movesOfThree: number;
}

/** A move, as an answer of the faction in turn. */
export type ArenaMove =
  /** A step across one border. */
  | { readonly move: 'step'; readonly to: SectorId }
  /** `card` is `null` for an attack of Move or Attack Three. */
  | {
      readonly move: 'attack';
      readonly card: AttackCard | 'throwing-knife' | null;
      readonly on: FactionId;
      readonly direction: ArenaDirection | null;
    }
  | { readonly move: 'place-block'; readonly border: BorderId }
  | { readonly move: 'pick-up-block'; readonly border: BorderId }
  | { readonly move: 'jump-block'; readonly to: SectorId }
  | { readonly move: 'move-or-attack-three' }
  | { readonly move: 'flee-with-honor' }
  /** The faction ends its turn, or its moves of Move or Attack Three. */
  | { readonly move: 'stop' };

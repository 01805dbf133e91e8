import type { MercenaryMove } from '../cards/mercenary/contract.ts';
import type { ResidualPoisonMove } from '../cards/residual-poison/contract.ts';
import type { TrapMove } from '../factions/bene-tleilaxu/traps/contract.ts';
import type { SemutaMove } from '../cards/semuta/contract.ts';
import type { KwisatzHaderachMove } from '../factions/atreides/kwisatz-haderach/contract.ts';
import type { SpicePeekMove } from '../factions/atreides/spice-peek/contract.ts';
import type { GivenCardMove } from '../factions/bene-tleilaxu/card-gift/contract.ts';
import type { StormCardMove } from '../factions/fremen/storm-card/contract.ts';
import type { WormMove } from '../factions/fremen/worms/contract.ts';
import type { HandSwapMove } from '../factions/harkonnen/hand-swap/contract.ts';
import type { BiddingMove } from '../features/bidding/contract.ts';
import type { MovementMove } from '../features/movement/contract.ts';
import type { SpiceBlowMove } from '../features/spice-blow/contract.ts';
import type { ForcesSide, Place, Sector, Forces } from './board.ts';
import type { FactionId } from './factions.ts';
import type { LeaderId } from './leaders.ts';
import type { TurnPhase } from './phases.ts';
import type { TerritoryId } from './territories.ts';
import type { TreacheryTitle } from './treachery-cards.ts';

/**
 * A physical action: one thing that players do with the pieces. All actions are public. The actions of features are
 * listed here one by one: contracts refer to this type, so it cannot be made from the contracts.
 */
export type PhysicalAction =
  | CommonMove
  | KwisatzHaderachMove
  | StormCardMove
  | SpicePeekMove
  | WormMove
  | SpiceBlowMove
  | BiddingMove
  | HandSwapMove
  | GivenCardMove
  | ResidualPoisonMove
  | SemutaMove
  | TrapMove
  | MercenaryMove
  | MovementMove;

/** The actions that any feature may ask for. */
export type CommonMove =
  | ({ readonly kind: 'forces-to-tanks'; readonly faction: FactionId } & Forces & Place)
  | ({ readonly kind: 'forces-from-tanks'; readonly faction: FactionId } & Forces & Place)
  /** Mercenaries go between the board and their pool. */
  | ({ readonly kind: 'mercenaries-to-pool'; readonly faction: FactionId; readonly count: number } & Place)
  | ({ readonly kind: 'mercenaries-from-pool'; readonly faction: FactionId; readonly count: number } & Place)
  /** Forces go between the tanks and the reserves next to the shield. */
  | ({ readonly kind: 'tanks-to-reserves'; readonly faction: FactionId } & Forces)
  | ({ readonly kind: 'reserves-to-tanks'; readonly faction: FactionId } & Forces)
  | {
      readonly kind: 'flip-forces';
      readonly faction: FactionId;
      readonly territory: TerritoryId;
      readonly side: ForcesSide;
    }
  /** The pieces of the set-up; the reverse if the set-up is taken back. */
  | ({ readonly kind: 'forces-from-reserves'; readonly faction: FactionId; readonly side: ForcesSide } & Forces & Place)
  | ({ readonly kind: 'forces-to-reserves'; readonly faction: FactionId; readonly side: ForcesSide } & Forces & Place)
  | { readonly kind: 'fill-bank' }
  | { readonly kind: 'shuffle-deck'; readonly deck: ShuffledDeck }
  /** The player takes and keeps all pieces of a faction: shield, leaders and forces. */
  | { readonly kind: 'take-shield'; readonly faction: FactionId; readonly forces: number }
  | { readonly kind: 'place-marker'; readonly faction: FactionId; readonly sector: Sector }
  | { readonly kind: 'place-storm'; readonly sector: Sector }
  | { readonly kind: 'first-turn' }
  | { readonly kind: 'leader-to-tanks'; readonly leader: LeaderId }
  | { readonly kind: 'leader-from-tanks'; readonly leader: LeaderId }
  /** The surviving leader stays next to this territory until the other battles are over. */
  | { readonly kind: 'leader-stays'; readonly leader: LeaderId; readonly territory: TerritoryId }
  | { readonly kind: 'leader-home'; readonly leader: LeaderId }
  /**
   * A captive goes to its captor or home, face down. Other players see the faction of the captive, but not which leader
   * it is.
   */
  | { readonly kind: 'hand-over-captive'; readonly from: FactionId; readonly to: FactionId }
  | { readonly kind: 'give-back-captive'; readonly from: FactionId; readonly to: FactionId }
  /** The captor puts a captive face down into the tanks, or takes the captive out again. */
  | { readonly kind: 'captive-to-tanks'; readonly captor: FactionId }
  | { readonly kind: 'captive-from-tanks'; readonly captor: FactionId }
  | { readonly kind: 'spice-from-bank'; readonly faction: FactionId; readonly amount: number }
  | { readonly kind: 'spice-to-bank'; readonly faction: FactionId; readonly amount: number }
  /** Spice goes from one shield to another. */
  | { readonly kind: 'spice-to-faction'; readonly from: FactionId; readonly to: FactionId; readonly amount: number }
  /**
   * Spice goes to the front of a shield, where its owner cannot spend it yet. It may come from behind the same shield.
   */
  | { readonly kind: 'spice-before-shield'; readonly from: FactionId; readonly to: FactionId; readonly amount: number }
  | { readonly kind: 'spice-behind-shield'; readonly faction: FactionId; readonly amount: number }
  | ({ readonly kind: 'spice-off-board'; readonly amount: number } & Place)
  | ({ readonly kind: 'spice-onto-board'; readonly amount: number } & Place)
  /** The storm marker moves counter-clockwise by `sectors`, round the whole board if necessary. */
  | ({ readonly kind: 'storm-to' } & StormMarkerMove)
  | ({ readonly kind: 'storm-back' } & StormMarkerMove)
  | { readonly kind: 'shield-wall-down' }
  | { readonly kind: 'shield-wall-up' }
  /** The turn marker moves along its track. */
  | { readonly kind: 'turn-marker'; readonly from: number; readonly to: number }
  | { readonly kind: 'discard-card'; readonly faction: FactionId; readonly card: TreacheryTitle }
  | { readonly kind: 'take-card-back'; readonly faction: FactionId; readonly card: TreacheryTitle }
  | { readonly kind: 'keep-card'; readonly faction: FactionId; readonly card: TreacheryTitle }
  /** The card leaves the game for good. */
  | { readonly kind: 'remove-card'; readonly faction: FactionId; readonly card: TreacheryTitle };

/** A physical deck, or the leader discs, face down when the game begins. */
export type ShuffledDeck =
  'spice' | 'first-spice' | 'second-spice' | 'both-spice' | 'treachery' | 'traitors' | 'leader-discs' | 'storm';

interface StormMarkerMove {
  readonly sectors: number;
  readonly from: Sector;
  readonly to: Sector;
}

/** An action and the faction that must do it. Any player may do an action of the table. */
export interface OwnedAction {
  readonly owner: FactionId | 'table';
  readonly move: PhysicalAction;
}

/** The id of one line of the checklist: `i1`, `i2`, … in their order. */
export type InstructionId = `i${number}`;

/** An action on the checklist. `owner` does it and ticks it; `table` means that any player may. */
export interface Instruction extends OwnedAction {
  readonly id: InstructionId;
  readonly done: boolean;
  /** The phase that caused the instruction. The instruction stays on the list when the phase ends. */
  readonly of: TurnPhase;
  /** The actions that the instruction replaces; empty if it was never merged. */
  readonly merged: readonly OwnedAction[];
}

/** Unticked instructions, and the instruction that replaces them; `null` if they cancel each other out. */
export interface MergedInstructions {
  readonly parts: readonly InstructionId[];
  readonly into: OwnedAction | null;
}

/** An instruction in the state. An archived instruction is off the list, but records what the players have done. */
export interface ArchivedInstruction extends Instruction {
  readonly filed: boolean;
}

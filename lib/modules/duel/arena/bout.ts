/** A bout: the leaders in the arena, the blocks, and the turn. A duel and a war are bouts. */
import type { ArenaDirection, ArenaMove, BorderId, DuelingCard, SectorId } from '../../../model/dueling.ts';
import type { FactionId } from '../../../model/factions.ts';

/** A leader in the arena. */
export interface Fighter {
  readonly faction: FactionId;
  readonly at: SectorId;
  /** The spice in front of the shield that is left; 0 in a war. */
  readonly backing: number;
  /** The value that is left; more than 0. */
  readonly worth: number;
  /** Whether all players know which leader this is. */
  readonly isShown: boolean;
  /** The spice on the disc, which the bank has paid; `null` before the leader itself is hurt. */
  readonly onDisc: number | null;
}

/** An attack that is not resolved yet. */
export interface Attack {
  readonly by: FactionId;
  readonly on: FactionId;
  /** The direction as the attacker sees it; `null` for a Throwing Knife, which no card answers. */
  readonly direction: ArenaDirection | null;
}

/** A bout between two moves, or between an attack and its answer. */
export interface Bout {
  /** The leaders in the arena, in the order of their turns. */
  readonly fighters: readonly Fighter[];
  readonly blocks: readonly BorderId[];
  readonly turn: FactionId;
  /** The moves of this turn, the running one excluded. */
  readonly made: number;
  /** The moves that Move or Attack Three still gives; `null` outside this card. */
  readonly three: number | null;
  /** The turns in a row without any act, because no move was possible. */
  readonly idle: number;
  readonly attack: Attack | null;
}

/** Returns the card that a move uses; `null` for a step, for an end, and for an attack of Move or Attack Three. */
export function cardOf(move: ArenaMove): DuelingCard | null {
  switch (move.move) {
    case 'attack':
      return move.card;
    case 'step':
    case 'stop':
      return null;
    default:
      return move.move;
  }
}

/** Returns a fighter of the bout; `null` after its death or flight. */
export const fighterOf = ({ fighters }: Pick<Bout, 'fighters'>, faction: FactionId): Fighter | null =>
  fighters.find((one) => one.faction === faction) ?? null;

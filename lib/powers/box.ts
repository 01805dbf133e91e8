/** What comes out of an edition's box: the board, who sits around it, and each faction's pieces. */
import type { Board } from '../board/board.ts';
import type { WhoPlays } from '../board/seats.ts';
import type { Forces } from '../model/board.ts';
import type { FactionId } from '../model/factions.ts';
import type { LeaderId } from '../model/leaders.ts';
import type { FactionStart } from './starts.ts';

export interface Box extends WhoPlays {
  readonly board: Board;
  /** All forces of each faction that has any, and how many of them are special ones. */
  readonly forces: Readonly<Partial<Record<FactionId, Forces>>>;
  /** The leaders that are played with, each with its fighting strength, in the order of the player aids. */
  readonly leaders: Readonly<Partial<Record<LeaderId, number>>>;
  /** Factions whose leaders no box has: the table types them in as it opens. */
  readonly leadersByTable: readonly FactionId[];
  /** What each faction begins with. */
  readonly starts: Readonly<Partial<Record<FactionId, FactionStart>>>;
}

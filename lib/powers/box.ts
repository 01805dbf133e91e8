/** The content of an edition's box: the board, the places around it, and each faction's pieces. */
import type { Board } from '../board/board.ts';
import type { WhoPlays } from '../board/seats.ts';
import type { Forces } from '../model/board.ts';
import type { FactionId } from '../model/factions.ts';
import type { DuelRules } from '../model/dueling.ts';
import type { HarvestRules } from '../model/harvest.ts';
import type { LeaderId } from '../model/leaders.ts';
import type { OutOfTheGame } from '../model/main-characters.ts';
import type { TerritoryId } from '../model/territories.ts';
import type { TreacheryTitle } from '../model/treachery-cards.ts';
import type { FactionStart } from './starts.ts';

export interface Box extends WhoPlays {
  readonly board: Board;
  /** Territories that the table turns to strongholds. */
  readonly sietches: readonly TerritoryId[];
  /** All forces of each faction with forces, and the number of special forces among them. */
  readonly forces: Readonly<Partial<Record<FactionId, Forces>>>;
  /** The leaders of the game with their strengths, in the order of the player aids. */
  readonly leaders: Readonly<Partial<Record<LeaderId, number>>>;
  /** Factions whose leaders are in no box. The players type in the names when they open the table. */
  readonly leadersByTable: readonly FactionId[];
  /** The starting position of each faction. */
  readonly starts: Readonly<Partial<Record<FactionId, FactionStart>>>;
  /** Spice Harvest as this edition plays it. Only a table with such a module reads this. */
  readonly spiceHarvest: SpiceHarvestBox;
  /** The Duel as this edition plays it. Only a table with that module reads this. */
  readonly theDuel: DuelBox;
}

/** The values of Spice Harvest, and the number of treachery cards of each title after the harvests. */
export interface SpiceHarvestBox {
  readonly values: HarvestRules;
  readonly treacheryCards: Readonly<Partial<Record<TreacheryTitle, number>>>;
}

/** The values of The Duel, and the number of treachery cards of each title with the module. */
export interface DuelBox {
  readonly values: DuelRules;
  readonly treacheryCards: Readonly<Partial<Record<TreacheryTitle, number>>>;
  /** The value of every main character; `null` if the module brings no main characters. */
  readonly mainCharacters: number | null;
  /** What puts a faction out of the game, at a table without options of main characters. */
  readonly outOfTheGame: OutOfTheGame;
}

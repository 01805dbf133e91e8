/** Where players sit: on circles on the rim of the board. */
import { must } from '../core/assert-never.ts';
import { type Sector, sector } from '../model/board.ts';
import { type FactionId, PLAYER_CIRCLES, type PlayerCircle, type Seating } from '../model/factions.ts';
import type { Board } from './board.ts';

/** The player circles of a game. */
export interface Seats {
  /** Counter-clockwise. */
  readonly circles: readonly PlayerCircle[];
  /** The sector that a player circle stands at. */
  readonly sectorOf: (circle: PlayerCircle) => Sector;
  /**
   * The faction whose circle the storm reaches next; a circle under the storm has been passed.
   * @rules AH79 IX.A · GF9-2019 Storm Phase "First Player"
   */
  readonly firstPlayerAfterStorm: (seating: readonly Seating[], storm: Sector) => FactionId;
}

/** Circles beside these sectors of a board, the first being circle 0. */
export function seatsAt(board: Board, ...beside: readonly number[]): Seats {
  const sectors = beside.map(sector);
  const sectorOf = (circle: PlayerCircle): Sector => must(sectors[circle], 'circle');
  return {
    circles: PLAYER_CIRCLES.slice(0, sectors.length),
    sectorOf,
    firstPlayerAfterStorm: (seating, storm) => {
      const ahead = ({ circle }: Seating) => board.sectorsAhead(storm, sectorOf(circle)) || board.sectors;
      return must([...seating].sort((a, b) => ahead(a) - ahead(b))[0], 'a seat').faction;
    },
  };
}

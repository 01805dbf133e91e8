/** The places of players around the board. Most of them have a player circle on the board's rim. */
import { must } from '../core/assert-never.ts';
import { type Sector, sector } from '../model/board.ts';
import type { FactionId, PlayerCircle, Seating } from '../model/factions.ts';
import type { Board } from './board.ts';

/** The places of a game. */
export interface Seats {
  /** The places, counter-clockwise, like the order of play. */
  readonly places: readonly PlayerCircle[];
  /** Returns the sector of a place's player circle; `null` without a circle. */
  readonly sectorOf: (place: PlayerCircle) => Sector | null;
  /** Returns the position of a place on the rim, in sectors. A place without a circle lies between its neighbours. */
  readonly liesAt: (place: PlayerCircle) => number;
  /**
   * Returns the faction whose circle the storm reaches next. The storm has already passed the circle that it is over.
   * It never reaches a place without a circle.
   * @rules AH79 IX.A · GF9-2019 Storm Phase "First Player" · R-286
   */
  readonly firstPlayerAfterStorm: (seating: readonly Seating[], storm: Sector) => FactionId;
}

/** The factions that can play, and their places. */
export interface WhoPlays {
  /** The factions, in the order of the boxes. */
  readonly factions: readonly FactionId[];
  /** The factions that have a place without a circle. */
  readonly withoutCircle: readonly FactionId[];
  readonly seats: Seats;
}

/** Whether a faction can play at this table and sit at this place. */
export const maySit = ({ factions, withoutCircle, seats }: WhoPlays, { faction, circle }: Seating): boolean =>
  factions.includes(faction) &&
  seats.places.includes(circle) &&
  (seats.sectorOf(circle) === null) === withoutCircle.includes(faction);

/** Returns the factions at a circle. */
export const onCircles = ({ sectorOf }: Seats, seating: readonly Seating[]): readonly Seating[] =>
  seating.filter(({ circle }) => sectorOf(circle) !== null);

/** Creates places with a circle at these sectors, and places without one for `null`. The first is place 0. */
export function seatsAt(board: Board, ...beside: readonly (number | null)[]): Seats {
  const places = beside.map((at) => (at === null ? null : sector(at)));
  const onRim = places.map((at, place) => at ?? between(board, places, place));
  const sectorOf = (place: PlayerCircle): Sector | null => places[place] ?? null;
  return {
    places: places.map((_, place) => place),
    sectorOf,
    liesAt: (place) => must(onRim[place], 'a place'),
    firstPlayerAfterStorm: (seating, storm) => {
      const ahead = seating.flatMap(({ faction, circle }) => {
        const at = sectorOf(circle);
        return at === null ? [] : [{ faction, by: board.sectorsAhead(storm, at) || board.sectors }];
      });
      return must(ahead.sort((a, b) => a.by - b.by)[0], 'a seat').faction;
    },
  };
}

/** Returns a position between the two neighbouring circles. If several places are there, they are spread evenly. */
function between(board: Board, places: readonly (Sector | null)[], place: number): number {
  const around = [...places.slice(place), ...places.slice(0, place)];
  const after = around.findIndex((at) => at !== null);
  const before = [...around].reverse().findIndex((at) => at !== null) + 1;
  const from = must(around.at(-before), 'a circle before');
  const way = board.sectorsAhead(from, must(around[after], 'a circle after')) || board.sectors;
  return ((from - 1 + (way * before) / (before + after)) % board.sectors) + 1;
}

/** The name of a place around the board: its circle, or the two circles next to it. Circles are numbered from 1. */
export interface SeatName {
  readonly circle: number;
  /** The second circle next to a place between two circles; `null` at a circle. */
  readonly next: number | null;
}

/** Returns the name of a place around the board. */
export function seatName({ places, sectorOf }: Seats, place: PlayerCircle): SeatName {
  const circles = places.filter((one) => sectorOf(one) !== null);
  const before = circles.filter((one) => one <= place).length;
  if (sectorOf(place) !== null) return { circle: before, next: null };
  return { circle: before === 0 ? circles.length : before, next: before === circles.length ? 1 : before + 1 };
}

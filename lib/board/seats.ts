/** Where players sit: in a ring around the board, most of them at a player circle on its rim. */
import { must } from '../core/assert-never.ts';
import { type Sector, sector } from '../model/board.ts';
import type { FactionId, PlayerCircle, Seating } from '../model/factions.ts';
import type { Board } from './board.ts';

/** The ring of places of a game. */
export interface Seats {
  /** Counter-clockwise; order of play follows them. */
  readonly places: readonly PlayerCircle[];
  /** The sector that the player circle of a place stands at; `null` where a place has no circle. */
  readonly sectorOf: (place: PlayerCircle) => Sector | null;
  /** Where a place lies on the rim, counted in sectors: between its neighbours where it has no circle. */
  readonly liesAt: (place: PlayerCircle) => number;
  /**
   * The faction whose circle the storm reaches next; a circle under the storm has been passed. A place without a circle
   * is never reached.
   * @rules AH79 IX.A · GF9-2019 Storm Phase "First Player" · R-286
   */
  readonly firstPlayerAfterStorm: (seating: readonly Seating[], storm: Sector) => FactionId;
}

/** Who can play a game, and where they sit. */
export interface WhoPlays {
  /** In the order in which the boxes print them. */
  readonly factions: readonly FactionId[];
  /** Those of them that take a place without a circle, and no other. */
  readonly withoutCircle: readonly FactionId[];
  readonly seats: Seats;
}

/** Whether a faction can play, and sit there. */
export const maySit = ({ factions, withoutCircle, seats }: WhoPlays, { faction, circle }: Seating): boolean =>
  factions.includes(faction) &&
  seats.places.includes(circle) &&
  (seats.sectorOf(circle) === null) === withoutCircle.includes(faction);

/** Everybody who sits at a circle. */
export const onCircles = ({ sectorOf }: Seats, seating: readonly Seating[]): readonly Seating[] =>
  seating.filter(({ circle }) => sectorOf(circle) !== null);

/** Places with a circle beside these sectors of a board, and without one where there is none; the first is place 0. */
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

/** As far from the circle before it as from the one after it; several places share that way evenly. */
function between(board: Board, places: readonly (Sector | null)[], place: number): number {
  const around = [...places.slice(place), ...places.slice(0, place)];
  const after = around.findIndex((at) => at !== null);
  const before = [...around].reverse().findIndex((at) => at !== null) + 1;
  const from = must(around.at(-before), 'a circle before');
  const way = board.sectorsAhead(from, must(around[after], 'a circle after')) || board.sectors;
  return ((from - 1 + (way * before) / (before + after)) % board.sectors) + 1;
}

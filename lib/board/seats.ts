import { must } from '../core/assert-never.ts';
import { type Sector, sector, SECTOR_COUNT } from '../table/board.ts';
import type { FactionId, PlayerCircle, Seating } from '../table/factions.ts';
import { CIRCLE_SECTORS } from './arrakis.ts';
import { sectorsAhead } from './places.ts';

/** The sector that a player circle stands at. */
export const sectorOfCircle = (circle: PlayerCircle): Sector => sector(must(CIRCLE_SECTORS[circle], 'circle'));

/**
 * The faction whose circle the storm reaches next; a circle under the storm has been passed.
 * @rules AH79 IX.A · GF9-2019 Storm Phase "First Player"
 */
export function firstPlayerAfterStorm(seating: readonly Seating[], storm: Sector): FactionId {
  const ahead = (seat: Seating) => sectorsAhead(storm, sectorOfCircle(seat.circle)) || SECTOR_COUNT;
  return must([...seating].sort((a, b) => ahead(a) - ahead(b))[0], 'a seat').faction;
}

/**
 * Everybody in play, `first` first, then to the right, which is counter-clockwise.
 * @rules AH79 IX.C · GF9-2019 Phase 6
 */
export function orderFrom(seating: readonly Seating[], first: FactionId): readonly FactionId[] {
  const byCircle = [...seating].sort((a, b) => a.circle - b.circle).map((seat) => seat.faction);
  const start = byCircle.indexOf(first);
  return [...byCircle.slice(start), ...byCircle.slice(0, start)];
}

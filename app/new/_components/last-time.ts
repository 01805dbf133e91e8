/** What this device chose when it last opened a table: one tap lays it out again. */
import {
  BIDDING_WAYS,
  contains,
  EDITIONS,
  FACTIONS,
  LAYERS_OF,
  MAX_WINDOW_SECONDS,
  list,
  MOVES_MADE,
  oneOf,
  optionsOf,
  PLAYER_CIRCLES,
  range,
  record,
  MIN_WINDOW_SECONDS,
} from '#client';
import { deviceStorage } from '../../_browser/key-value-storage.ts';
import type { SetUp } from './set-up.ts';

const KEY = 'mentat.last-set-up';

const KEEPER = oneOf('cardboard', 'app');
const YES_OR_NO = oneOf(true, false);

/** Every set-up that can be chosen today, a record a book. */
const CHOOSABLE = EDITIONS.flatMap((edition) =>
  LAYERS_OF[edition].map((layer) =>
    record({
      edition: oneOf(edition),
      layer: oneOf(layer),
      options: list(oneOf(...optionsOf(edition, layer)), { most: optionsOf(edition, layer).length, distinct: true }),
      treachery: KEEPER,
      traitors: KEEPER,
      stormCards: KEEPER,
      spiceDeck: KEEPER,
      windowSeconds: range(MIN_WINDOW_SECONDS, MAX_WINDOW_SECONDS),
      fixedTimes: oneOf(null, true, false),
      goesOnByItself: YES_OR_NO,
      biddingWay: oneOf(...BIDDING_WAYS),
      movesMade: oneOf(...MOVES_MADE),
      seats: list(record({ faction: oneOf(...FACTIONS), circle: oneOf(...PLAYER_CIRCLES) }), { most: FACTIONS.length }),
      circle: oneOf(null),
      twoEach: YES_OR_NO,
      partner: oneOf(null, ...FACTIONS),
    }),
  ),
);

export function keepForNextTime(setUp: SetUp): void {
  deviceStorage().setItem(KEY, JSON.stringify({ ...setUp, circle: null }));
}

/** `null` where nothing was kept, or where what was kept cannot be chosen any more. */
export function lastTime(): SetUp | null {
  const kept = deviceStorage().getItem(KEY);
  return kept === null ? null : readSetUp(kept);
}

/** Whatever is not among today's choices makes all of it void: another release may have written it. */
export function readSetUp(kept: string): SetUp | null {
  let value: unknown;
  try {
    value = JSON.parse(kept);
  } catch {
    return null;
  }
  const known = CHOOSABLE.find((grammar) => contains(grammar, value));
  return known !== undefined && contains(known, value) && areApart(value.seats) ? value : null;
}

/** Nobody sits twice, and no circle is taken twice. */
const areApart = (seats: SetUp['seats']): boolean =>
  [seats.map(({ faction }) => faction), seats.map(({ circle }) => circle)].every(
    (each) => new Set<unknown>(each).size === each.length,
  );

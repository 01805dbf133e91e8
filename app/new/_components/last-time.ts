/** The choices of this device's last table. One tap sets them again. */
import {
  BIDDING_WAYS,
  contains,
  EDITIONS,
  LAYERS_OF,
  maySit,
  MAX_WINDOW_SECONDS,
  modulesOf,
  ofModules,
  list,
  MOVES_MADE,
  oneOf,
  optionsOf,
  range,
  record,
  MIN_WINDOW_SECONDS,
  typedLeaderField,
  WHO_PLAYS,
  type EditionId,
} from '#client';
import { deviceStorage } from '../../_browser/key-value-storage.ts';
import type { SetUp } from './set-up.ts';

const KEY = 'mentat.last-set-up';

/** The most leaders that are typed in for one table. */
const MOST_LEADERS = 45;

const KEEPER = oneOf('cardboard', 'app');
const YES_OR_NO = oneOf(true, false);

const seatOf = (edition: EditionId) =>
  record({ faction: oneOf(...WHO_PLAYS[edition].factions), circle: oneOf(...WHO_PLAYS[edition].seats.places) });

/** Every possible set-up at present, one record for each book. */
const CHOOSABLE = EDITIONS.flatMap((edition) =>
  LAYERS_OF[edition].map((layer) =>
    record({
      edition: oneOf(edition),
      layer: oneOf(layer),
      options: list(oneOf(...optionsOf(edition, layer)), { most: optionsOf(edition, layer).length, distinct: true }),
      modules: list(oneOf(...modulesOf(edition)), { most: modulesOf(edition).length, distinct: true }),
      moduleDecks: list(oneOf(...ofModules('decks')), { most: ofModules('decks').length, distinct: true }),
      leaders: list(typedLeaderField, { most: MOST_LEADERS, distinct: true }),
      treachery: KEEPER,
      traitors: KEEPER,
      stormCards: KEEPER,
      spiceDeck: KEEPER,
      windowSeconds: range(MIN_WINDOW_SECONDS, MAX_WINDOW_SECONDS),
      fixedTimes: oneOf(null, true, false),
      goesOnByItself: YES_OR_NO,
      biddingWay: oneOf(...BIDDING_WAYS),
      movesMade: oneOf(...MOVES_MADE),
      seats: list(seatOf(edition), { most: WHO_PLAYS[edition].factions.length }),
      circle: oneOf(null),
      twoEach: YES_OR_NO,
      partner: oneOf(null, ...WHO_PLAYS[edition].factions),
    }),
  ),
);

export function keepForNextTime(setUp: SetUp): void {
  deviceStorage().setItem(KEY, JSON.stringify({ ...setUp, circle: null }));
}

/** Returns the last choices; `null` if the device keeps none, or if they are no longer possible. */
export function lastTime(): SetUp | null {
  const kept = deviceStorage().getItem(KEY);
  return kept === null ? null : readSetUp(kept);
}

/**
 * Reads stored choices. If one choice no longer exists, all choices are void, because another release may have written
 * them.
 */
export function readSetUp(kept: string): SetUp | null {
  let value: unknown;
  try {
    value = JSON.parse(kept);
  } catch {
    return null;
  }
  const known = CHOOSABLE.find((grammar) => contains(grammar, value));
  return known !== undefined && contains(known, value) && areApart(value) ? value : null;
}

/** Whether no faction has two seats, no place is taken twice, and every faction is in a legal place. */
const areApart = ({ edition, seats }: Pick<SetUp, 'edition' | 'seats'>): boolean =>
  seats.every((seat) => maySit(WHO_PLAYS[edition], seat)) &&
  [seats.map(({ faction }) => faction), seats.map(({ circle }) => circle)].every(
    (each) => new Set<unknown>(each).size === each.length,
  );

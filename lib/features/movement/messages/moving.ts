/** The page for moving a group in the own turn, or preparing a move. */
import type { Place } from '../../../model/board.ts';
import type { EditionId } from '../../../model/editions.ts';
import type { FactionId } from '../../../model/factions.ts';
import type { TerritoryId } from '../../../model/territories.ts';
import { theFaction } from '../../../messages/names.ts';
import { plural, capitalize, formatRow, formatList, formatForces } from '../../../messages/numbers.ts';
import { sectorName, territoryName, thePlace, theTerritory } from '../../../messages/territories.ts';

/** The texts for the origin, the destination, and the number. */
export const MOVING = {
  whichGroup: 'Which group?',
  chooseGroup: 'Choose a group',
  noGroup: 'Choose a group on the map first.',
  choosePlace: 'Choose where to',
  noPlace: 'Choose on the map where it goes.',
  chooseOther: 'Choose another place',
  nobody: 'At least one force must move.',
  nothing: 'Move nothing',
  forces: 'Forces',
  side: 'How do they come?',
  part: 'End in several sectors',
  together: 'End in one sector',
} as const;

/** Returns a group that may move: `6 in Carthag`. */
export const formatGroup = (count: number, place: Place | TerritoryId, edition: EditionId): string =>
  `${count} in ${typeof place === 'string' ? theTerritory(place, edition) : thePlace(place, edition)}`;

/** Returns the origin and the destination: `Carthag to Wind Pass`; within one territory `Wind Pass to sector 15`. */
export const formatFromTo = (from: TerritoryId, to: Place, edition: EditionId): string =>
  `${territoryName(from, edition)} to ${from === to.territory ? sectorName(to.sector ?? 0) : territoryName(to.territory, edition)}`;

/** Returns the label of the button: `Move 6 forces to Wind Pass`; within one territory `Move 6 forces to sector 15`. */
export const formatMove = (count: number, from: TerritoryId, to: Place, edition: EditionId): string =>
  `Move ${formatForces(count)} to ${from === to.territory ? sectorName(to.sector ?? 0) : theTerritory(to.territory, edition)}`;

interface WayLogFact {
  readonly through: readonly TerritoryId[];
  readonly flies: boolean;
  /** Whether the path goes around the storm, which blocks a shorter path. */
  readonly around: boolean;
}

/**
 * Returns the text of the path that was found: `3 territories, by ornithopter, around the storm, via Arsunt, Polar
 * Sink, Wind Pass.`
 */
export function formatWayThere({ through, flies, around }: WayLogFact, edition: EditionId): string {
  const names = formatRow(through.map((territory) => territoryName(territory, edition)));
  const far = plural(through.length, { one: 'To the next territory', other: `${through.length} territories` });
  const how = flies ? ', by ornithopter' : '';
  const list = plural(through.length, { one: '', other: `${around ? ', around the storm' : ''}, via ${names}` });
  return `${far}${how}${list}.`;
}

/** A place that a group cannot reach, with the reason. */
export type NoMoveTo =
  | { readonly because: 'storm' | 'full' | 'restricted'; readonly place: Place }
  /** No way is open. `restricted` is the restricted territory, which may lie in the way. */
  | { readonly because: 'closed'; readonly place: Place; readonly restricted: TerritoryId | null }
  | { readonly because: 'ally'; readonly place: Place; readonly ally: FactionId | null }
  | { readonly because: 'own-storm'; readonly place: Place }
  | { readonly because: 'too-far'; readonly place: Place; readonly away: number; readonly range: number };

/** Returns the reason in one line: `Carthag is 5 territories away; your forces move through 3.` */
export function formatNoMoveTo(no: NoMoveTo, edition: EditionId): string {
  const there = capitalize(theTerritory(no.place.territory, edition));
  switch (no.because) {
    case 'storm':
      return `Sector ${no.place.sector ?? ''} lies in the storm: no forces move into it.`;
    case 'own-storm':
      return `These forces are in the storm and cannot move out of it.`;
    case 'restricted':
      return `${there} is restricted this turn: no forces of yours enter.`;
    case 'full':
      return `${there} is full: two other factions are there already.`;
    case 'ally':
      return `${no.ally === null ? 'Your ally' : `${capitalize(theFaction(no.ally))}, your ally,`} stands there: allies do not share a place.`;
    case 'closed':
      return no.restricted === null
        ? `Every way to ${theTerritory(no.place.territory, edition)} is closed by the storm or by full strongholds.`
        : `Every way to ${theTerritory(no.place.territory, edition)} is closed: by the storm, by full strongholds, or by ${theTerritory(no.restricted, edition)}, which is restricted this turn.`;
    case 'too-far':
      return `${there} is ${plural(no.away, { one: '1 territory', other: `${no.away} territories` })} away; your forces move ${plural(no.range, { one: 'to the next one', other: `through ${no.range}` })}.`;
  }
}

/**
 * Returns the warning about a place shared with an ally that stayed there in its turn: `You share Carthag with your
 * ally. Forces that stay there go to the tanks.`
 */
export const formatMustLeave = (territories: readonly TerritoryId[], edition: EditionId): string =>
  `${youShare(territories, edition)} Forces that stay there go to the tanks.`;

/**
 * Returns the warning before both turns: `You share Carthag with your ally. If the first of you to act stays, the
 * second must leave.`
 */
export const formatCanStay = (territories: readonly TerritoryId[], edition: EditionId): string =>
  `${youShare(territories, edition)} If the first of you to act stays, the second must leave.`;

const youShare = (territories: readonly TerritoryId[], edition: EditionId): string =>
  `You share ${formatList(territories.map((territory) => theTerritory(territory, edition)))} with your ally.`;

/** Returns the number of moves, if there is more than one: `2 moves left.` */
export const formatMovesLeft = (left: number): string =>
  plural(left, { one: '1 move left.', other: `${left} moves left.` });

/** Returns a move in a few words: `6 from Carthag to Wind Pass`. */
export const formatLaidMove = (count: number, from: TerritoryId, to: Place, edition: EditionId): string =>
  `${count} from ${theTerritory(from, edition)} to ${thePlace(to, edition)}`;

export const NO_MOVE = 'no move';

/** Random seats and typed leaders for random tables. */
import {
  LEADERS_BY_TABLE,
  PLAYER_CIRCLES,
  shuffled,
  WHO_PLAYS,
  type EditionId,
  type FactionId,
  type LeaderId,
  type Random,
  type Seating,
  type TableChoices,
  type TypedLeaderId,
} from '#engine';
import { must } from '#lib/core/assert-never.ts';
import { assemble } from '#lib/kernel/assemble.ts';
import { typedLeader } from '#lib/model/leaders.ts';
import { chance, some } from './random-choice.ts';

/** Factions with powers in battles are more frequent than others. */
const POWERFUL: readonly FactionId[] = ['atreides', 'bene-gesserit', 'harkonnen'];
/** The storm needs this number of factions with a circle. */
const CIRCLES_NEEDED = 2;

/** Whether an edition has factions without a circle. */
const hasOtherPlaces = (edition: EditionId): boolean => WHO_PLAYS[edition].withoutCircle.length > 0;

/** Random factions of an edition at their places; the number of factions is random, too, unless it is fixed. */
export function randomSeating(edition: EditionId, random: Random, players?: number): readonly Seating[] {
  if (players !== undefined) return seatedFor(players, edition, random);
  if (hasOtherPlaces(edition)) return seatedFor(2 + random(WHO_PLAYS[edition].factions.length - 1), edition, random);
  const wanted = 2 + random(5);
  const first = POWERFUL.filter(() => chance(65, random));
  const others = shuffled(WHO_PLAYS[edition].factions, random).filter((faction) => !first.includes(faction));
  return side(shuffled([...first, ...others].slice(0, Math.max(2, wanted)), random));
}

/** This number of random factions at their places, at least two of them at circles. */
export function seatedFor(players: number, edition: EditionId, random: Random): readonly Seating[] {
  const { factions, withoutCircle, seats } = WHO_PLAYS[edition];
  const atCircles = shuffled(
    factions.filter((faction) => !withoutCircle.includes(faction)),
    random,
  );
  if (!hasOtherPlaces(edition)) return side(atCircles.slice(0, players));
  const sure = atCircles.slice(0, CIRCLES_NEEDED);
  const others = factions.filter((faction) => !sure.includes(faction));
  const played = [...sure, ...some(others, players - sure.length, random)];
  const [circles, gaps] = [true, false].map((isCircle) =>
    shuffled(
      seats.places.filter((place) => (seats.sectorOf(place) !== null) === isCircle),
      random,
    ),
  );
  const free = { circles: [...(circles ?? [])], gaps: [...(gaps ?? [])] };
  return played.map((faction) => ({
    faction,
    circle: must(withoutCircle.includes(faction) ? free.gaps.pop() : free.circles.pop(), 'a place'),
  }));
}

const side = (factions: readonly FactionId[]): readonly Seating[] =>
  factions.map((faction, at) => ({ faction, circle: must(PLAYER_CIRCLES[at], 'a circle') }));

/** Strengths of the leaders that a host types in. */
const TYPED_STRENGTHS = [6, 5, 4, 2, 1];

/** Typed leaders for the factions that need them; sometimes the host forgets them. */
export const leadersTyped = (
  edition: EditionId,
  seating: readonly Seating[],
  random: Random,
): Pick<TableChoices, 'leaders'> => {
  const needed = seating.map(({ faction }) => faction).filter((faction) => LEADERS_BY_TABLE[edition].includes(faction));
  const leaders = needed.flatMap((faction): readonly TypedLeaderId[] =>
    chance(10, random)
      ? []
      : TYPED_STRENGTHS.map((strength, at) => typedLeader({ faction, strength, name: `Speaker ${at + 1}` })),
  );
  return leaders.length === 0 ? {} : { leaders };
};

/** The leaders of a faction at a table with these choices. */
export const leadersAt = (choices: TableChoices, faction: FactionId): readonly LeaderId[] =>
  assemble(choices).leaders(faction);

/** The texts of a nexus on the screen. */
import type { EditionId } from '../../../model/editions.ts';
import type { FactionId } from '../../../model/factions.ts';
import type { TerritoryId } from '../../../model/territories.ts';
import { theFaction } from '../../../messages/names.ts';
import { plural, capitalize, formatCount, formatList } from '../../../messages/numbers.ts';
import { theTerritory } from '../../../messages/territories.ts';
import type { NexusView } from '../contract.ts';

type News = NonNullable<NexusView['news']>;

/** Returns the title of a nexus, with the place of its worm: `Nexus in Red Chasm`. */
export const formatNexusIn = (place: TerritoryId | null, edition: EditionId): string =>
  place === null ? 'Nexus' : `Nexus in ${theTerritory(place, edition)}`;

export const PLAY_STANDS_STILL = 'The game pauses.';
export const TALK = 'Talk.';
export const ALLIED = 'allied with';
/** The text before the first alliance is made or broken. */
export const WHAT_A_NEXUS_IS = 'Alliances may be made and broken until all have talked enough.';

/** Returns the turn: `Turn 3`. */
export const formatTurn = (turn: number): string => `Turn ${turn}`;

/** Returns the headline with the names of the players: `Anna and Chiara are allies.` */
export const formatNews = (news: News, nameOf: (faction: FactionId) => string): string =>
  news.kind === 'formed'
    ? `${capitalize(formatList(news.members.map(nameOf)))} are allies.`
    : `${capitalize(nameOf(news.faction))} breaks the alliance.`;

/**
 * Returns the text about the effect of the news: `Atreides and the Emperor hold 3 strongholds; allies win with 4.
 * Fremen stands alone.`
 */
export function formatNewsBeneath(news: News & { readonly needed: number | null }): string {
  const alone = formatAlone(news.alone);
  if (news.kind === 'left') return alone;
  const members = capitalize(formatList(news.members.map(theFaction)));
  const win = news.needed === null ? 'so many allies cannot win together' : `allies win with ${news.needed}`;
  return [`${members} hold ${formatCount(news.holds, 'stronghold')}; ${win}.`, alone].join(' ').trim();
}

const formatAlone = (alone: readonly FactionId[]): string =>
  alone.length === 0
    ? ''
    : `${capitalize(formatList(alone.map(theFaction)))} ${plural(alone.length, { one: 'stands', other: 'stand' })} alone.`;

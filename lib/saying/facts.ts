import { assertNever } from '../core/assert-never.ts';
import type { EditionId } from '../table/editions.ts';
import type { PublicFact } from '../table/facts.ts';
import { nameOfCard } from '../words/cards.ts';
import { nameOfFaction, nameOfLeader, saySpecial, theFaction } from '../words/names.ts';
import { listed } from '../words/numbers.ts';
import { nameOfPhase } from '../words/phases.ts';
import { nameOfPlace, nameOfTerritory, thePlaceThen, theTerritory } from '../words/territories.ts';

/** A public fact as the log and the desk write it, with what stood there before: `Storm: sector 12, was 9.` */
export function sayFact(fact: PublicFact, edition: EditionId, was: PublicFact | null = null): string {
  const before = was === null ? '' : `, was ${shortValue(was, edition)}`;
  return `${subjectOf(fact, edition)}: ${valueOf(fact, edition)}${before}.`;
}

/** What a public fact is about: `Harkonnen forces in Carthag, sector 10`. */
export function subjectOf(fact: PublicFact, edition: EditionId): string {
  switch (fact.kind) {
    case 'turn':
      return 'Turn';
    case 'first-player':
      return 'First player';
    case 'storm':
      return 'Storm';
    case 'shield-wall':
      return 'Shield Wall';
    case 'last-wheels':
      return 'Last used the wheels';
    case 'storm-card':
      return 'Storm card';
    case 'forces':
      return `${nameOfFaction(fact.faction)} forces in ${nameOfPlace(fact, edition)}`;
    case 'side':
      return `${nameOfFaction(fact.faction)} forces in ${nameOfTerritory(fact.territory, edition)}, side`;
    case 'tanks':
      return `${nameOfFaction(fact.faction)} forces in the tanks`;
    case 'spice-on-board':
      return `Spice in ${nameOfPlace(fact, edition)}`;
    case 'leader':
      return nameOfLeader(fact.leader);
    case 'leader-deaths':
      return `${nameOfLeader(fact.leader)} has died`;
    case 'leader-resting':
      return nameOfLeader(fact.leader);
    case 'special-karama':
      return `Special Karama power of ${theFaction(fact.faction)}`;
    case 'leader-fought':
      return `${nameOfLeader(fact.leader)} has fought in`;
    case 'kwisatz-haderach':
      return 'Kwisatz Haderach';
    case 'alliance':
      return `Alliance of ${listed(fact.members.slice(0, 1).map(theFaction))}`;
    case 'pile':
      return fact.pile === 'discarded' ? 'Discards' : 'Cards out of the game';
    case 'phase':
      return 'Phase';
    default:
      return assertNever(fact);
  }
}

/** The value alone: `sector 12`, `in the tanks`, `none`. */
export const valueOf = (fact: PublicFact, edition: EditionId): string =>
  fact.kind === 'storm' ? `sector ${fact.sector}` : shortValue(fact, edition);

function shortValue(fact: PublicFact, edition: EditionId): string {
  switch (fact.kind) {
    case 'turn':
      return String(fact.turn);
    case 'first-player':
      return nameOfFaction(fact.faction);
    case 'storm':
      return String(fact.sector);
    case 'shield-wall':
      return fact.stands ? 'standing' : 'destroyed';
    case 'storm-card':
      return fact.lies ? 'face down' : 'none';
    case 'last-wheels':
      return fact.one === null || fact.two === null
        ? 'nobody'
        : listed([nameOfFaction(fact.one), nameOfFaction(fact.two)]);
    case 'forces':
    case 'tanks':
      return `${fact.count}${saySpecial(fact)}`;
    case 'side':
      return fact.side;
    case 'spice-on-board':
      return String(fact.amount);
    case 'leader':
      return sayFate(fact);
    case 'leader-deaths':
      return sayDeaths(fact.deaths);
    case 'leader-resting':
      return fact.rests ? 'rests until the next battles' : 'ready to fight';
    case 'special-karama':
      return fact.used ? 'used' : 'not used';
    case 'leader-fought':
      return fact.territory === null ? 'no territory' : nameOfTerritory(fact.territory, edition);
    case 'kwisatz-haderach':
      return sayKwisatzHaderach(fact, edition);
    case 'alliance':
      return fact.members.length < 2 ? 'none' : `with ${listed(fact.members.slice(1).map(theFaction))}`;
    case 'pile':
      return fact.cards.length === 0 ? 'none' : listed(fact.cards.map(nameOfCard));
    case 'phase':
      return nameOfPhase(fact.phase, edition);
    default:
      return assertNever(fact);
  }
}

const DEATHS = ['never', 'once', 'twice'] as const;

/** How often a leader has died: `never`, `once`, `twice`. */
const sayDeaths = (deaths: 0 | 1 | 2): string => DEATHS[deaths];

function sayFate({ where, deaths }: Extract<PublicFact, { readonly kind: 'leader' }>): string {
  if (where === 'tanks') return deaths === 2 ? 'in the tanks, dead twice' : 'in the tanks';
  return deaths === 0 ? 'alive' : 'alive again';
}

function sayKwisatzHaderach(
  { where, usedIn }: Extract<PublicFact, { readonly kind: 'kwisatz-haderach' }>,
  edition: EditionId,
): string {
  if (where === 'tanks') return 'in the tanks';
  return usedIn === null ? 'not in the tanks' : `used in ${theTerritory(usedIn, edition)}`;
}

/** A correction as the log tells it, its first letter small: `the moderator set the storm to sector 12, was 9.` */
export function sayCorrection(fact: PublicFact, was: PublicFact, edition: EditionId): string {
  return `the moderator ${correctionOf(fact, shortValue(was, edition), edition)}.`;
}

function correctionOf(fact: PublicFact, was: string, edition: EditionId): string {
  const to = `to ${valueOf(fact, edition)}, was ${was}`;
  switch (fact.kind) {
    case 'turn':
      return `set the turn ${to}`;
    case 'first-player':
      return `set the first player ${to}`;
    case 'storm':
      return `set the storm ${to}`;
    case 'shield-wall':
      return fact.stands ? 'noted that the Shield Wall stands' : 'noted that the Shield Wall is destroyed';
    case 'storm-card':
      return fact.lies ? 'noted that a storm card lies face down' : 'noted that no storm card lies face down';
    case 'last-wheels':
      return fact.one === null || fact.two === null
        ? 'noted that nobody has used the wheels'
        : `noted that ${theFaction(fact.one)} and ${theFaction(fact.two)} used the wheels last`;
    case 'forces':
      return `set ${nameOfFaction(fact.faction)} forces in ${thePlaceThen(fact, edition)} ${to}`;
    case 'side':
      return `turned ${nameOfFaction(fact.faction)} forces in ${theTerritory(fact.territory, edition)} to ${fact.side}`;
    case 'tanks':
      return `set ${nameOfFaction(fact.faction)} forces in the tanks ${to}`;
    case 'spice-on-board':
      return `set spice in ${thePlaceThen(fact, edition)} ${to}`;
    case 'leader':
      return fact.where === 'tanks'
        ? `put ${nameOfLeader(fact.leader)} into the tanks`
        : `took ${nameOfLeader(fact.leader)} out of the tanks`;
    case 'leader-deaths':
      return `noted that ${nameOfLeader(fact.leader)} has died ${sayDeaths(fact.deaths)}, was ${was}`;
    case 'leader-resting':
      return fact.rests
        ? `noted that ${nameOfLeader(fact.leader)} rests until the next battles`
        : `noted that ${nameOfLeader(fact.leader)} may fight`;
    case 'special-karama':
      return fact.used
        ? `noted that ${theFaction(fact.faction)} has used its special Karama power`
        : `noted that ${theFaction(fact.faction)} has its special Karama power still`;
    case 'leader-fought':
      return fact.territory === null
        ? `noted that ${nameOfLeader(fact.leader)} has not fought`
        : `noted that ${nameOfLeader(fact.leader)} has fought in ${theTerritory(fact.territory, edition)}`;
    case 'kwisatz-haderach':
      return `set the Kwisatz Haderach ${to}`;
    case 'alliance':
      return fact.members.length < 2
        ? `noted that ${listed(fact.members.map(theFaction))} has no ally`
        : `noted that ${listed(fact.members.map(theFaction))} are allies`;
    case 'pile':
      return fact.pile === 'discarded' ? `set the discards ${to}` : `set the cards out of the game ${to}`;
    case 'phase':
      return `set the phase ${to}`;
    default:
      return assertNever(fact);
  }
}

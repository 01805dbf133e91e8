/** What else a phone is asked in a battle. */
import { formatList, formatForces } from '../../../messages/numbers.ts';
import type { OpenElement, PlanElement } from '../../../model/battle.ts';
import type { EditionId } from '../../../model/editions.ts';
import type { Sector } from '../../../model/board.ts';
import type { FactionId } from '../../../model/factions.ts';
import type { TerritoryId } from '../../../model/territories.ts';
import { theElement, theFaction, factionPossessive } from '../../../messages/names.ts';
import { sectorName, territoryName } from '../../../messages/territories.ts';
import { formatShown } from './plans.ts';

/** What can be announced, under its cover. */
export const WHO_LEADS: Readonly<Record<string, string>> = {
  leader: 'One of my leaders leads',
  'cheap-hero': 'A cheap hero leads',
  none: 'Nobody leads',
};

/** Who leads is announced, and chosen under the cover. */
export const ANNOUNCE = {
  missing: 'Choose under the cover first.',
  after: 'Answer as you chose',
  before: 'Choose who leads',
  label: 'Who leads',
} as const;

/** The aggressor chooses. */
export const CHOOSE_BATTLE = {
  label: 'Battles',
  missing: 'Choose one of the battles first.',
  before: 'Choose a battle',
  after: 'Fight there',
} as const;

/** Beneath the territory of a battle: `against the Guild, sector 5 and sector 6`. */
export const formatAgainst = (other: FactionId, sectors: readonly Sector[]): string =>
  `against ${theFaction(other)}${sectors.length > 0 ? `, ${formatList(sectors.map(sectorName))}` : ''}`;

/** And has chosen. */
export const formatFightIn = (territory: TerritoryId, edition: EditionId): string =>
  `Fight in ${territoryName(territory, edition)}`;

/** Losses that make up the dial. */
export const LOSSES = {
  missing: 'The numbers must add up to what you dialled.',
  label: 'Forces that make up your dial',
} as const;

/** What a winner does with the cards played. */
export const KEEP = {
  both: 'Keep what you played',
  none: 'Discard what you played',
  one: 'Keep one, discard one',
} as const;

/** A look ahead. */
export const PRESCIENCE = {
  missing: 'Choose a part of the plan first.',
  act: 'Ask for one of them',
  away: 'Don’t use prescience',
  label: 'Parts of the plan',
} as const;

/** And what it asks for. */
export const formatAskFor = (wanted: PlanElement): string => `Ask for ${theElement(wanted)}`;

/** What prescience has shown already. */
export const formatSeen = (target: FactionId, seen: OpenElement): string =>
  `Seen: ${factionPossessive(target)} ${seen.element}: ${formatShown(seen)}`;

/** A Karama for a whole plan. */
export const SEE_PLAN = {
  none: 'No Karama',
  noKarama: 'You hold no Karama to play here.',
  label: 'Whose plan',
} as const;

/** One of the plans. */
export const formatSeePlan = (target: FactionId): string => `See ${factionPossessive(target)} plan`;

/** The act, once one is chosen; a Karama can be a card that has no name yet. */
export const formatPlayToSee = (target: FactionId, isUnknown: boolean): string =>
  `${isUnknown ? 'Play an unknown card as Karama' : 'Play Karama'}, see ${factionPossessive(target)} plan`;

/** An answer to prescience. */
export const SHOW_ELEMENT = {
  missing: 'Choose under the cover what is shown.',
  act: 'Show what you chose',
  shownAsNone: 'Shown as none',
  noLeader: 'No leader',
} as const;

/** Before anything is chosen. */
export const formatChooseFor = (to: FactionId): string => `Choose what ${theFaction(to)} sees`;

/** The choice of none. */
export const formatNoElement = (element: PlanElement): string => `No ${element}`;

/** Everybody is asked. */
export const TREACHERY = {
  question: 'Do you call a traitor?',
  act: 'Call a traitor',
} as const;

/** How many are, so far. */
export const formatChosen = (chosen: number): string => `${formatForces(chosen)} chosen`;

/** The act. */
export const formatToTanks = (chosen: number): string => `Take ${formatForces(chosen)} to the tanks`;

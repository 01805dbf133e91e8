/** The texts of the other prompts of a battle on a phone. */
import { formatList, formatForces } from '../../../messages/numbers.ts';
import type { OpenElement, PlanElement } from '../../../model/battle.ts';
import type { EditionId } from '../../../model/editions.ts';
import type { Sector } from '../../../model/board.ts';
import type { FactionId } from '../../../model/factions.ts';
import type { TerritoryId } from '../../../model/territories.ts';
import { theElement, theFaction, factionPossessive } from '../../../messages/names.ts';
import { sectorName, territoryName } from '../../../messages/territories.ts';
import { formatShown } from './plans.ts';

/** The possible announcements, under the cover. */
export const WHO_LEADS: Readonly<Record<string, string>> = {
  leader: 'One of my leaders leads',
  'cheap-hero': 'A cheap hero leads',
  none: 'Nobody leads',
};

/** The texts of the announcement about the leader, under the cover. */
export const ANNOUNCE = {
  missing: 'Choose under the cover first.',
  after: 'Answer as you chose',
  before: 'Choose who leads',
  label: 'Who leads',
} as const;

/** The texts of the aggressor's choice. */
export const CHOOSE_BATTLE = {
  label: 'Battles',
  missing: 'Choose one of the battles first.',
  before: 'Choose a battle',
  after: 'Fight there',
  none: 'Attack nobody',
} as const;

/** Returns the line below the territory of a battle: `against the Guild, sector 5 and sector 6`. */
export const formatAgainst = (other: FactionId, sectors: readonly Sector[]): string =>
  `against ${theFaction(other)}${sectors.length > 0 ? `, ${formatList(sectors.map(sectorName))}` : ''}`;

/** Returns the label of the button after the choice: `Fight in Carthag`. */
export const formatFightIn = (territory: TerritoryId, edition: EditionId): string =>
  `Fight in ${territoryName(territory, edition)}`;

/** The texts about the losses that make up the dial. */
export const LOSSES = {
  missing: 'The numbers must add up to what you dialled.',
  label: 'Forces that make up your dial',
} as const;

/** The texts of the winner's choice about the played cards. */
export const KEEP = {
  both: 'Keep what you played',
  none: 'Discard what you played',
  one: 'Keep one, discard one',
} as const;

/** Prescience. */
export const PRESCIENCE = {
  missing: 'Choose a part of the plan first.',
  act: 'Ask for one of them',
  away: 'Don’t use prescience',
  label: 'Parts of the plan',
} as const;

/** Returns the label of the button that asks for an element: `Ask for the weapon`. */
export const formatAskFor = (wanted: PlanElement): string => `Ask for ${theElement(wanted)}`;

/** Returns the text of the element that prescience has shown: `Seen: Harkonnen’s weapon: Chaumas`. */
export const formatSeen = (target: FactionId, seen: OpenElement): string =>
  `Seen: ${factionPossessive(target)} ${seen.element}: ${formatShown(seen)}`;

/** The texts of the choice to see a whole plan with a Karama. */
export const SEE_PLAN = {
  none: 'No Karama',
  noKarama: 'You hold no Karama to play here.',
  label: 'Whose plan',
} as const;

/** Returns the choice of a plan: `See Harkonnen’s plan`. */
export const formatSeePlan = (target: FactionId): string => `See ${factionPossessive(target)} plan`;

/**
 * Returns the label of the button after the choice. `isUnknown` means that Mentat does not know the title of the card.
 */
export const formatPlayToSee = (target: FactionId, isUnknown: boolean): string =>
  `${isUnknown ? 'Play an unknown card as Karama' : 'Play Karama'}, see ${factionPossessive(target)} plan`;

/** The texts of the answer to prescience. */
export const SHOW_ELEMENT = {
  missing: 'Choose under the cover what is shown.',
  act: 'Show what you chose',
  shownAsNone: 'Shown as none',
  noLeader: 'No leader',
} as const;

/** Returns the hint before a choice: `Choose what Atreides sees`. */
export const formatChooseFor = (to: FactionId): string => `Choose what ${theFaction(to)} sees`;

/** Returns the label of the choice without a card or leader: `No weapon`. */
export const formatNoElement = (element: PlanElement): string => `No ${element}`;

/** The texts of the window for traitor calls. */
export const TREACHERY = {
  question: 'Do you call a traitor?',
  act: 'Call a traitor',
} as const;

/** Returns the number of chosen forces: `3 forces chosen`. */
export const formatChosen = (chosen: number): string => `${formatForces(chosen)} chosen`;

/** Returns the label of the button that confirms the losses: `Take 3 forces to the tanks`. */
export const formatToTanks = (chosen: number): string => `Take ${formatForces(chosen)} to the tanks`;

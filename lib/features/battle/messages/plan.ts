/** The texts on the page of a battle plan. */
import type { BattlePlan, OpenElement, OpenLeader } from '../../../model/battle.ts';
import type { EditionId } from '../../../model/editions.ts';
import type { FactionId } from '../../../model/factions.ts';
import type { DialOption } from '../../../model/strength.ts';
import type { TerritoryId } from '../../../model/territories.ts';
import { theFaction, factionPossessive } from '../../../messages/names.ts';
import { capitalize, formatNumber, formatForces, formatSpice, formatSpokenNumber } from '../../../messages/numbers.ts';
import { territoryName } from '../../../messages/territories.ts';
import { planLeaderName, formatShown } from './plans.ts';

/** The texts about a missing part before a plan can be sealed. */
export const STILL_OPEN: Readonly<Record<keyof BattlePlan, string>> = {
  spice: 'Choose the spice next to the dial.',
  kwisatzHaderach: 'Choose whether the Kwisatz Haderach goes with the leader.',
  leader: 'Nobody leads yet.',
  weapon: 'The Voice asks for a weapon.',
  defense: 'The Voice asks for a defense.',
  dial: 'Nothing is dialled yet.',
};

/** The texts next to the wheel. */
export const PLAN = {
  then: 'Choose, then seal the plan.',
  gaveWay: 'This does not fit what you chose.',
} as const;

/** Returns the name of the wheel, for screen readers. */
export const formatDialFor = (place: string): string => `Dial, battle for ${place}`;

/** Returns the note that another choice has replaced a card or leader. */
export const formatNoLonger = (leader: OpenLeader, place: string): string =>
  `${planLeaderName(leader)} is no longer your ${place}.`;

/** Returns the note that a card has moved to another place. */
export const formatMovedTo = (place: string): string => `That card is your ${place} now.`;

/** The losses of a dial: the fewest and the most forces that make up the dial, out of all forces. */
interface Fallen {
  readonly least: number;
  readonly most: number;
  readonly of: number;
}

/**
 * Returns a dial for screen readers: `5 and a half. Costs 7 forces and 4 spice. 3 forces stay. Total 12 and a half.`
 */
export function formatDialled({ dial, spice }: DialOption, { least, most, of }: Fallen, total: number): string {
  const costs = least === most ? formatForces(least) : `${least} to ${formatForces(most)}`;
  const stay = least === most ? formatForces(of - least) : `${of - most} to ${formatForces(of - least)}`;
  const paid = spice === 0 ? '' : ` and ${formatSpice(spice)}`;
  return `${formatSpokenNumber(dial)}. Costs ${costs}${paid}. ${capitalize(stay)} stay. Total ${formatSpokenNumber(total)}.`;
}

/** Returns the range of lost forces next to the wheel, if several sets of forces make up the dial. */
export const formatFromTo = (from: number, to: number): string => `${from}–${to} forces`;

/** Returns the numbers of forces that count in full and half. */
export const formatFullAndHalf = (full: number, half: number): string =>
  `${formatNumber(full)} full, ${formatNumber(half)} half`;

/** Returns the numbers of forces by what each counts: `2 at 1½, 2 at 1`. */
export const formatByWorth = (more: number, worth: number, rest: number, restWorth: number): string =>
  `${formatNumber(more)} at ${formatNumber(worth)}, ${formatNumber(rest)} at ${formatNumber(restWorth)}`;

/** The texts of the constraints on a plan. */
export const CHIPS = {
  label: 'What is settled',
  covered: 'Prescience, covered',
} as const;

/** Returns the chip for an element of the opponent's plan that prescience has shown. */
export const formatTheir = (seen: OpenElement): string => `Their ${seen.element}: ${formatShown(seen)}`;

/** Returns the chip for an element that this side has shown. */
export const formatYouShowed = (shown: OpenElement): string =>
  `You showed your ${shown.element}: ${formatShown(shown)}`;

/** The titles of the sheet for a card place. */
export const WHICH_CARD = { weapon: 'Which weapon?', defense: 'Which defense?' } as const;

/** The reasons why no card can lie in a place. */
export const CHOOSE_CARD = {
  none: 'No card of your hand can lie here.',
  noLeader: 'Nobody leads, as was announced or agreed: your plan holds no cards.',
} as const;

/** Returns the label of the choice that leaves the place empty: `No weapon`. */
export const formatNo = (field: string): string => `No ${field}`;

/** The texts of the sheet of leaders. */
export const CHOOSE_LEADER = {
  title: 'Who leads?',
  leadsForNothing: 'Leads for 0',
  none: 'No leader',
  noCards: 'No cards either',
  notFree: 'Not free',
} as const;

/** Returns the switch that adds the Kwisatz Haderach. */
export const formatKwisatzHaderach = (adds: number): string => `Kwisatz Haderach +${adds}`;

/** The texts about the Kwisatz Haderach in a line of a plan and in the sum. */
export const KWISATZ_HADERACH = 'Kwisatz Haderach';

/** The text about a cheap hero in the sum of a plan. */
export const CHEAP_HERO = 'Cheap Hero';

/** The texts of the tile that chooses the leader. */
export const TILES = {
  choose: 'Choose who leads',
  none: 'No leader',
} as const;

/** The texts on the page of a sealed plan. */
export const SEALED = {
  title: 'Sealed.',
  change: 'Change the plan',
  lead: 'Mentat holds your plan.',
  leadWhileOpen: 'Mentat holds your plan. You may change it until both are in.',
  stays: 'What you announced and showed stays as it was.',
} as const;

/** Returns the note that another faction has seen the plan, so that the plan is final. */
export const formatSeenAll = (seenBy: FactionId): string =>
  `${capitalize(theFaction(seenBy))} has seen all of it, so it stays as it is.`;

/** The texts about the spice that supports forces. */
export const SUPPORT = {
  label: 'Spice support',
  less: 'Less spice',
  more: 'More spice',
} as const;

/** Returns the note that this choice takes the card from another place of the plan. */
export const formatTakes = (place: string): string => `Takes your ${place} away: this card lies there now`;
/**
 * Returns the beginning of that note for a card whose title Mentat does not know. After it comes the title under which
 * the card is played.
 */
export const formatTakesUnnamed = (place: string): string => `Takes your ${place} away: that card, played as`;

/** Returns the chip with the public command of the Voice: `Voice: play poison weapon`. */
export const formatVoiceChip = (command: string): string => `Voice: ${command.replace(/[.]$/, '').toLowerCase()}`;

/** The reasons why a leader is not free. */
export const AWAY = {
  inTanks: 'in the tanks',
  captured: 'captured',
  rests: 'not this phase',
  notNow: 'not now',
} as const;
/** Returns why a bound leader is not free: `in Carthag`. */
export const formatBound = (territory: TerritoryId, edition: EditionId): string =>
  `in ${territoryName(territory, edition)}`;

/** The texts for a plan that has not reached the server. */
export const UNSENT = {
  note: 'The plan waits for the connection.',
  title: 'Your plan is not sealed yet.',
} as const;

/**
 * Returns the label of the button that asks the opponent to agree to a fight without a leader, if the table has that
 * option.
 */
export const formatAskToFight = (opponent: FactionId): string =>
  `Ask ${theFaction(opponent)} to let you fight without a leader`;

/** Returns the title of another faction's plan. */
export const formatPlanOf = (faction: FactionId): string => `${factionPossessive(faction)} plan`;

/** The page of a battle plan: what is laid, dialled, and sealed. */
import type { BattlePlan, OpenElement, OpenLeader } from '../../../model/battle.ts';
import type { EditionId } from '../../../model/editions.ts';
import type { FactionId } from '../../../model/factions.ts';
import type { DialOption } from '../../../model/strength.ts';
import type { TerritoryId } from '../../../model/territories.ts';
import { theFaction, factionPossessive } from '../../../messages/names.ts';
import { capitalize, formatNumber, formatForces, formatSpice, formatSpokenNumber } from '../../../messages/numbers.ts';
import { territoryName } from '../../../messages/territories.ts';
import { planLeaderName, formatShown } from './plans.ts';

/** What is missing before a plan can be sealed. */
export const STILL_OPEN: Readonly<Record<keyof BattlePlan, string>> = {
  spice: 'The spice beside the dial is still open.',
  kwisatzHaderach: 'Whether the Kwisatz Haderach goes with the leader is still open.',
  leader: 'Nobody leads yet.',
  weapon: 'The Voice asks for a weapon.',
  defense: 'The Voice asks for a defense.',
  dial: 'Nothing is dialled yet.',
};

/** Beside the wheel. */
export const PLAN = {
  then: 'Choose, then seal the plan.',
  gaveWay: 'It does not go with what you chose.',
} as const;

/** The wheel, for who hears it. */
export const formatDialFor = (place: string): string => `Dial, battle for ${place}`;

/** A card or leader gave way to another choice. */
export const formatNoLonger = (leader: OpenLeader, place: string): string =>
  `${planLeaderName(leader)} is no longer your ${place}.`;

/** And where it lies now. */
export const formatMovedTo = (place: string): string => `That card is your ${place} now.`;

/** What a dial costs: the fewest and the most forces that make it up, of so many. */
interface Fallen {
  readonly least: number;
  readonly most: number;
  readonly of: number;
}

/** A dial as it is heard: `5 and a half. Costs 7 forces and 4 spice. 3 forces stay. Total 12 and a half.` */
export function formatDialled({ dial, spice }: DialOption, { least, most, of }: Fallen, total: number): string {
  const costs = least === most ? formatForces(least) : `${least} to ${formatForces(most)}`;
  const stay = least === most ? formatForces(of - least) : `${of - most} to ${formatForces(of - least)}`;
  const paid = spice === 0 ? '' : ` and ${formatSpice(spice)}`;
  return `${formatSpokenNumber(dial)}. Costs ${costs}${paid}. ${capitalize(stay)} stay. Total ${formatSpokenNumber(total)}.`;
}

/** Beside the wheel, where several sets of forces make up the dial. */
export const formatFromTo = (from: number, to: number): string => `${from}–${to} forces`;

/** How many count in full, and how many half. */
export const formatFullAndHalf = (full: number, half: number): string =>
  `${formatNumber(full)} full, ${formatNumber(half)} half`;

/** What binds a plan. */
export const CHIPS = {
  label: 'What is settled',
  covered: 'Prescience, covered',
} as const;

/** What prescience has shown of the other. */
export const formatTheir = (seen: OpenElement): string => `Their ${seen.element}: ${formatShown(seen)}`;

/** And what it has shown of this one. */
export const formatYouShowed = (shown: OpenElement): string =>
  `You showed your ${shown.element}: ${formatShown(shown)}`;

/** The sheet of a place for a card. */
export const WHICH_CARD = { weapon: 'Which weapon?', defense: 'Which defense?' } as const;

/** Why no card can lie in a place. */
export const CHOOSE_CARD = {
  none: 'No card of your hand can lie here.',
  noLeader: 'Nobody leads, as was announced or agreed: your plan holds no cards.',
} as const;

/** The empty place: `No weapon`. */
export const formatNo = (field: string): string => `No ${field}`;

/** The sheet of leaders. */
export const CHOOSE_LEADER = {
  title: 'Who leads?',
  leadsForNothing: 'Leads for 0',
  none: 'No leader',
  noCards: 'No cards either',
  notFree: 'Not free',
} as const;

/** The switch that sends it along. */
export const formatKwisatzHaderach = (adds: number): string => `Kwisatz Haderach +${adds}`;

/** In a line of a plan, and in its sum. */
export const KWISATZ_HADERACH = 'Kwisatz Haderach';

/** In the sum of a plan. */
export const CHEAP_HERO = 'Cheap Hero';

/** The tile of a leader that is missing. */
export const TILES = {
  choose: 'Choose who leads',
  none: 'No leader',
} as const;

/** The page of a plan that is sealed. */
export const SEALED = {
  title: 'Sealed.',
  change: 'Change the plan',
  lead: 'Mentat holds your plan.',
  leadWhileOpen: 'Mentat holds your plan. You may change it until both are in.',
  stays: 'What was spoken and shown stays as it was.',
} as const;

/** It was seen whole, and cannot be changed. */
export const formatSeenAll = (seenBy: FactionId): string =>
  `${capitalize(theFaction(seenBy))} has seen all of it, so it stays as it is.`;

/** Spice beside the dial. */
export const SUPPORT = {
  label: 'Spice support',
  less: 'Less spice',
  more: 'More spice',
} as const;

/** A card that lies in another place already: one that is known, or one that has no name yet. */
export const formatTakes = (place: string): string => `Takes your ${place} away: this card lies there now`;
export const formatTakesUnnamed = (place: string): string => `Takes your ${place} away: that card, played as`;

/** The Voice, which is public: `Voice: play poison weapon`. */
export const formatVoiceChip = (command: string): string => `Voice: ${command.replace(/[.]$/, '').toLowerCase()}`;

/** Why a leader cannot lead. */
export const AWAY = {
  inTanks: 'in the tanks',
  captured: 'captured',
  rests: 'not this phase',
  notNow: 'not now',
} as const;
export const formatBound = (territory: TerritoryId, edition: EditionId): string =>
  `in ${territoryName(territory, edition)}`;

/** A plan that has not reached the table. */
export const UNSENT = {
  note: 'Seal waits for the table.',
  title: 'Your plan is not sealed yet.',
} as const;

/** A question to the opponent, where a table allows it. */
export const formatAskToFight = (opponent: FactionId): string =>
  `Ask ${theFaction(opponent)} to let you fight without a leader`;

/** The plan of another, as whoever has seen it calls it. */
export const formatPlanOf = (faction: FactionId): string => `${factionPossessive(faction)} plan`;

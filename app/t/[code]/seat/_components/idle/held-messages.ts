/** What a faction holds, said at a glance to its owner alone, beneath the one cover of the waiting phone. */
import {
  type EditionId,
  type DeckKeeper,
  type LeaderId,
  type LeaderView,
  formatList,
  leaderName,
  territoryName,
  type OwnView,
} from '#client';

/** What the one cover lies over, as its owner calls it. */
export const WHAT_YOU_HOLD = 'what you hold';

/** The way to a list of all that an owner can set right. */
export const CHANGE_WHAT_YOU_HOLD = 'Change what you hold';

/** Beneath the three numbers: `spice`, `cards of 4`, `in reserve`. */
export const formatSpiceLabel = (spice: OwnView['spice']): string => (spice === 'uncounted' ? 'not counted' : 'spice');
export const formatCardsLabel = (limit: number): string => `cards of ${limit}`;
export const RESERVE_LABEL = 'in reserve';
export const NO_CARDS = 'No cards.';

/** A leader with the number on the disc: `Beast Rabban, 4`. */
export type StrengthOf = (leader: LeaderId) => number;

/** `Beast Rabban, 4, is your traitor.`, `Your traitors: Alia 5, Otheym 5.` `kept`: the side that deals the cards. */
export function formatYourTraitors(traitors: OwnView['traitors'], kept: DeckKeeper, strengthOf: StrengthOf): string {
  if (traitors === 'unknown') return kept === 'app' ? DEALT_BY_MENTAT : 'Your traitors are on cardboard alone.';
  const [only] = traitors;
  if (only === undefined) return 'Nobody is your traitor.';
  if (traitors.length === 1) return `${leaderName(only)}, ${strengthOf(only)}, is your traitor.`;
  return `Your traitors: ${formatList(traitors.map((leader) => `${leaderName(leader)} ${strengthOf(leader)}`))}.`;
}

const DEALT_BY_MENTAT = 'Mentat deals your traitors.';

/** Where a leader is that cannot be played anywhere now; `null` where it is free. */
export function formatLeaderStands({ where, foughtIn, resting }: LeaderView, edition: EditionId): string | null {
  if (where === 'tanks') return 'in the tanks';
  const bound = foughtIn === null ? null : `in ${territoryName(foughtIn, edition)}`;
  const rests = resting ? 'not this phase' : bound;
  if (where !== 'hidden') return rests;
  return rests === null ? 'perhaps captured' : `${rests}; perhaps captured`;
}

/** Whose moves these are, and that they are done. */
export const YOUR_MOVES = {
  title: 'Yours, on the board',
  allDone: 'All done',
  none: 'Nothing is left to do.',
} as const;

/** A stand-in for words that may lie there: as long, and without any meaning. */
export const masked = (words: string): string => words.replace(/[\p{L}\p{N}]/gu, 'e');

/** In a sheet for leisure: each card with what it does. */
export const YOUR_CARDS = 'Your cards, and what they do';

/** The button beside one part of what is held, for who hears it: `Change: Hand`. */
export const formatChange = (title: string): string => `Change: ${title}`;

/** A button beside what differs: `Set your spice`. */
export const formatSet = (matter: string): string => `Set your ${matter}`;

/** Leaders stand open. */
export const AS_EVERYBODY_SEES = 'as everybody sees them';

/** The texts about a faction's holdings, for its owner only, under the one cover of the waiting phone. */
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

/** The owner's name for the content of the one cover. */
export const WHAT_YOU_HOLD = 'what you hold';

/** The text of the link to a list of everything that an owner can correct. */
export const CHANGE_WHAT_YOU_HOLD = 'Change what you hold';

/** Below the three numbers: `spice`, `cards of 4`, `in reserve`. */
export const formatSpiceLabel = (spice: OwnView['spice']): string => (spice === 'uncounted' ? 'not counted' : 'spice');
export const formatCardsLabel = (limit: number): string => `cards of ${limit}`;
export const RESERVE_LABEL = 'in reserve';
export const NO_CARDS = 'No cards.';

/** A function that returns the number on the disc of a leader. */
export type StrengthOf = (leader: LeaderId) => number;

/**
 * Returns the text about the traitors: `Beast Rabban, 4, is your traitor.`, `Your traitors: Alia 5, Otheym 5.` `kept`
 * is the side that deals the cards.
 */
export function formatYourTraitors(traitors: OwnView['traitors'], kept: DeckKeeper, strengthOf: StrengthOf): string {
  if (traitors === 'unknown') return kept === 'app' ? DEALT_BY_MENTAT : 'Your traitors are on cardboard alone.';
  const [only] = traitors;
  if (only === undefined) return 'Nobody is your traitor.';
  if (traitors.length === 1) return `${leaderName(only)}, ${strengthOf(only)}, is your traitor.`;
  return `Your traitors: ${formatList(traitors.map((leader) => `${leaderName(leader)} ${strengthOf(leader)}`))}.`;
}

const DEALT_BY_MENTAT = 'Mentat deals your traitors.';

/** Returns the place of a leader that cannot be played now; `null` if the leader is free. */
export function formatLeaderStands({ where, foughtIn, resting }: LeaderView, edition: EditionId): string | null {
  if (where === 'tanks') return 'in the tanks';
  const bound = foughtIn === null ? null : `in ${territoryName(foughtIn, edition)}`;
  const rests = resting ? 'not this phase' : bound;
  if (where !== 'hidden') return rests;
  return rests === null ? 'perhaps captured' : `${rests}; perhaps captured`;
}

/** The heading above the owner's instructions, and the texts when no instruction is open. */
export const YOUR_MOVES = {
  title: 'Yours, on the board',
  allDone: 'All done',
  none: 'Nothing is left to do.',
} as const;

/** Returns filler text of the same length, without any meaning. */
export const masked = (words: string): string => words.replace(/[\p{L}\p{N}]/gu, 'e');

/** Title of a sheet with each card and its effect. */
export const YOUR_CARDS = 'Your cards, and what they do';

/** The name of the button next to one part of a hand, for a screen reader: `Change: Hand`. */
export const formatChange = (title: string): string => `Change: ${title}`;

/** Returns the label of a button: `Set your spice`. */
export const formatSet = (matter: string): string => `Set your ${matter}`;

/** The note that everybody sees the leaders. */
export const AS_EVERYBODY_SEES = 'as everybody sees them';

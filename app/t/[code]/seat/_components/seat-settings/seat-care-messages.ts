/** The texts about a player's own seat, phone and vote on the moderator. */
import { factionName, type FactionId, theFaction, factionPossessive } from '#client';

/** The texts about the moderator and the election of another moderator. */
export const ELECTION = {
  title: 'The moderator',
  isHere: 'The moderator plays on this device. The others choose another one if it is gone.',
} as const;

/** Returns the title of the sheet, by its faction: `Leave the Emperor`. */
export const formatLeave = (faction: FactionId): string => `Leave ${theFaction(faction)}`;

/** The labels of the two answers of the sheet. */
export const LEAVE = {
  leave: 'Leave this seat',
  stay: 'Stay seated',
} as const;

/** Returns the text about a free seat before the game, which any guest may take. */
export const formatFreeForAll = (faction: FactionId): string =>
  `The seat is free then: the next person who scans the table’s code can take ${theFaction(faction)}. Mentat tells the table.`;

/** Returns the text about a free seat during the game, which the moderator gives out. */
export const formatFreeForOne = (faction: FactionId): string =>
  `The seat is free then. The moderator gives it to the next player of ${theFaction(faction)}, as you leave it. Mentat tells the table.`;

/** The heading above the name. */
export const WHO_PLAYS = 'Who plays here';

/** Returns the label of the button that keeps the name. */
export const formatKeepName = (name: string): string => `Keep ${name}`;

/** Returns the label of the button that changes the name. */
export const formatPlayAs = (name: string): string => `Play as ${name}`;

/** The texts about automatic actions of a phone. */
export const THIS_PHONE = {
  title: 'This phone',
  awake: 'Screen on while a decision is yours',
  tremble: 'Vibrate when a decision becomes yours',
  cannotTremble: 'This browser cannot make the phone vibrate.',
  why: 'Both happen for what the whole table knows you owe, and never tell anything else. A screen that stays on costs a little battery.',
} as const;

/** The name of the part of the page, for a screen reader. */
export const formatYourSeat = (player: string): string => `Your seat, ${player}`;

/** The texts about the actions for a seat. */
export const THIS_SEAT = {
  title: 'Your seat',
  handOver: 'Give this seat to another phone',
  rename: 'Change the name',
  leave: 'Leave this seat',
} as const;

/** The player and the faction: `Anna plays Atreides’ side on this phone. The table sees every change.` */
export const formatPlaysSide = (player: string, faction: FactionId): string =>
  `${player} plays ${factionPossessive(faction)} side on this phone. The table sees every change.`;

/** Returns the title of the sheet on which a player takes a vote back. */
export const formatTakeVoteBack = (name: string): string => `Take back your vote for ${name}?`;

/** Returns the title of the sheet on which a player votes. */
export const formatVoteForModerator = (name: string): string => `Vote for ${name} as the new moderator?`;

/** The texts about the player's present vote. */
export const VOTE = {
  takeBack: 'Take back your vote',
  doNot: 'Do not vote',
  letStand: 'Let it stand',
  noLonger: 'Everybody is shown that it no longer stands.',
} as const;

/** Returns the label of the button that votes. */
export const formatVoteFor = (name: string): string => `Vote for ${name}`;

/** Returns the text about the effect of a vote. */
export const formatVoteDoes = (name: string): string =>
  `Mentat tells everybody. With enough votes, and only if the moderator does not answer, ${name} may take the desk.`;

/** The button with which the elected moderator takes the desk. */
export const TAKE_DESK = 'Take the desk';

/** Returns the text about a candidate with the votes so far: `Ben, Harkonnen: 1 of 2`. */
export const formatVotes = (
  { name, faction }: { readonly name: string; readonly faction: FactionId },
  votes: number,
  needed: number,
): string => `${name}, ${factionName(faction)}: ${votes} of ${needed}`;

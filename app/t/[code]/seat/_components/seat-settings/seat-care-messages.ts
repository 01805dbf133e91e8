/** What a player can do about their own seat, their phone and the moderator. */
import { factionName, type FactionId, theFaction, factionPossessive } from '#client';

/** Who moderates, and that it can be another. */
export const ELECTION = {
  title: 'The moderator',
  isHere: 'The moderator plays on this device. The others choose another one if it is gone.',
} as const;

/** A sheet by its faction: `Leave the Emperor`. */
export const formatLeave = (faction: FactionId): string => `Leave ${theFaction(faction)}`;

/** The two answers of the sheet. */
export const LEAVE = {
  leave: 'Leave this seat',
  stay: 'Stay seated',
} as const;

/** Before the game: whoever comes may have it. */
export const formatFreeForAll = (faction: FactionId): string =>
  `The seat is free then: whoever scans the table’s code next can take ${theFaction(faction)}. The table is told.`;

/** In the game: the moderator gives it. */
export const formatFreeForOne = (faction: FactionId): string =>
  `The seat is free then. The moderator gives it to whoever plays ${theFaction(faction)} from now on, as you leave it. The table is told.`;

/** Above the name. */
export const WHO_PLAYS = 'Who plays here';

/** The name stays. */
export const formatKeepName = (name: string): string => `Keep ${name}`;

/** The name is another. */
export const formatPlayAs = (name: string): string => `Play as ${name}`;

/** What a phone does by itself. */
export const THIS_PHONE = {
  title: 'This phone',
  awake: 'Screen on while a decision is yours',
  tremble: 'Vibrate when a decision becomes yours',
  cannotTremble: 'This browser cannot make the phone vibrate.',
  why: 'Both happen for what the whole table knows you owe, and never tell anything else. A screen that stays on costs a little battery.',
} as const;

/** The part of the page, for who hears it. */
export const formatYourSeat = (player: string): string => `Your seat, ${player}`;

/** What can be done about a seat. */
export const THIS_SEAT = {
  title: 'Your seat',
  handOver: 'Give this seat to another phone',
  rename: 'Change the name',
  leave: 'Leave this seat',
} as const;

/** Who plays whom: `Anna plays Atreides’ side on this phone. The table sees every change.` */
export const formatPlaysSide = (player: string, faction: FactionId): string =>
  `${player} plays ${factionPossessive(faction)} side on this phone. The table sees every change.`;

/** The sheet of a vote that stands. */
export const formatTakeVoteBack = (name: string): string => `Take back your vote for ${name}?`;

/** The sheet of a vote. */
export const formatVoteForModerator = (name: string): string => `Vote for ${name} as the new moderator?`;

/** The vote that stands. */
export const VOTE = {
  takeBack: 'Take back your vote',
  doNot: 'Do not vote',
  letStand: 'Let it stand',
  noLonger: 'Everybody is shown that it no longer stands.',
} as const;

/** The vote itself. */
export const formatVoteFor = (name: string): string => `Vote for ${name}`;

/** What a vote does. */
export const formatVoteDoes = (name: string): string =>
  `Everybody is told. With enough votes, and only if the moderator does not answer, ${name} may take the desk.`;

/** Who was elected takes it. */
export const TAKE_DESK = 'Take the desk';

/** One who can be chosen, with the votes so far: `Ben, Harkonnen: 1 of 2`. */
export const formatVotes = (
  { name, faction }: { readonly name: string; readonly faction: FactionId },
  votes: number,
  needed: number,
): string => `${name}, ${factionName(faction)}: ${votes} of ${needed}`;

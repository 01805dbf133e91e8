/**
 * The texts of the pages on which a player takes a seat: by a name and a faction, or by a code from the holder of the
 * seat.
 */
import {
  formatList,
  gameName,
  factionName,
  theFaction,
  type EditionId,
  type FactionId,
  type Layer,
  type SeatName,
} from '#client';

/** Returns the question whether the player accepts a seat. */
export const formatAccept = (faction: FactionId): string => `Play ${theFaction(faction)} on this phone?`;

/** The texts for a seat that comes to this phone. */
export const ACCEPT = {
  fromNobody: 'What the seat knows comes with it, and Mentat tells the table.',
  fromPhone:
    'The phone that holds the seat lets go of it. What the seat knows comes with it, and Mentat tells the table.',
  name: 'Your name',
  leave: 'Leave it where it is',
} as const;

/** Returns the label of the button that accepts the seat. */
export const formatPlayHere = (faction: FactionId): string => `Play ${factionName(faction)} here`;

/** The texts while the moderator has not answered. */
export const ASK = {
  again: 'Ask once more',
  back: 'Back to the seats',
} as const;

/** The button with the same text as on the old phone, below its code. */
export const HAVE_A_CODE = 'I have a code';

/** The texts of the page of a table with no free seat. */
export const FULL = {
  title: 'Every seat is taken.',
  fromPlayer:
    'To take over a seat, ask its player for its code. It is on the player’s phone: Table, “Give this seat to another phone”.',
  fromDesk: 'If that phone is lost, the moderator’s desk shows the code: “Seat to another phone”.',
} as const;

/** The texts of the page for joining a table. */
export const JOIN = {
  sitAlready: 'You sit here already.',
  keepsSeat: 'This phone keeps your seat until the game is over.',
  another: 'Take another seat on this phone',
  nameMissing: 'Enter your name first.',
  factionMissing: 'Choose one of the free factions.',
  begun: 'The game has begun.',
  open: 'The table is open.',
  name: 'Your name',
  faction: 'Your faction',
  factions: 'Your factions',
  /** The warning on a browser that stores nothing. */
  losesSeat: 'This browser stores nothing: reload the page, and your seat is lost.',
  noAccount: 'No account. This phone keeps your seat until the game is over.',
  drawOne: 'Draw one by chance',
  drawTwo: 'Draw two by chance',
  watch: 'Only watch',
  ask: 'Ask the moderator',
  sit: 'Sit down',
} as const;

/** Returns the game at the table with this code. */
export const formatTable = (code: string, edition: EditionId, layer: Layer): string =>
  `Table ${code}, ${gameName(edition, layer)}.`;

/** Returns the text that says how many places are taken. A place of two factions is full when both are taken. */
export function formatTaken(taken: number, places: number, isFull: boolean): string {
  if (taken === 0) return 'Nobody is seated yet.';
  return isFull ? 'Every seat is taken.' : `${taken} of ${places} are seated.`;
}

/** Returns the text of the link to the seat of this phone. */
export const formatBackTo = (held: FactionId): string => `Back to ${factionName(held)}`;

/** Returns the label of the button once a faction is chosen. */
export const formatPlay = (factions: readonly FactionId[]): string => `Play ${formatList(factions.map(factionName))}`;

/** The texts of the page on which a player types the characters from another phone. */
export const TYPE_CODE = {
  title: 'Which signs does the other phone show?',
  lead: 'It shows them under its QR code, or the desk does. The seat comes here with what it knows, the other phone lets go of it, and Mentat tells the table.',
  label: 'Seat code',
  name: 'Your name',
  missing: 'A seat’s code has twelve signs.',
  act: 'Play the seat here',
  back: 'Back to the table',
} as const;

/** The text of a free faction that the player has chosen. */
export const YOURS_FOR_NOW = 'free, and yours for now';

/** Returns the places of one player: `circle 2`, `circles 1 and 4`, `between circles 2 and 3`. */
export function formatSeats(places: readonly SeatName[]): string {
  const [only, another] = places;
  if (typeof only?.next === 'number') return `between circles ${only.circle} and ${only.next}`;
  const circles = formatList(places.map(({ circle }) => String(circle)));
  return another === undefined ? `circle ${circles}` : `circles ${circles}`;
}

/** Returns the text about one half of a pair: `the Guild is free`, `Ben has Atreides`. */
export const formatHalf = (faction: FactionId, takenBy: string | null): string =>
  takenBy === null ? `${theFaction(faction)} is free` : `${takenBy} has ${theFaction(faction)}`;

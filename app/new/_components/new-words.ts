/** What the host chooses as a table is opened. */
import { capital, counted, type FactionId, type FactionPair, nameOfFaction, type Sector, theFaction } from '#client';

/** What lies on cardboard, and what Mentat holds. */
export const WHERE = {
  treachery: 'Where are the treachery cards?',
  traitors: 'Where are the traitors?',
  stormCards: 'Where are the storm cards?',
} as const;

/** Each by itself: on the table, or with Mentat. */
export const TREACHERY_ON_CARDBOARD = {
  label: 'Cards on cardboard',
  means:
    'You keep the printed cards in hand; each phone asks its owner which they are, or leaves them unknown until played.',
} as const;

export const TREACHERY_IN_APP = {
  label: 'Mentat’s own deck',
  means: 'Mentat shuffles and deals; every hand is on its phone alone, and the printed cards stay in the box.',
} as const;

export const TRAITORS_ON_CARDBOARD = {
  label: 'Traitors on cardboard',
  means: 'You keep the traitor cards you drew; each phone asks its owner who they are.',
} as const;

export const TRAITORS_IN_APP = {
  label: 'Mentat deals the traitors',
  means: 'Each faction is dealt four on its phone and keeps what the rules let it keep.',
} as const;

export const STORM_ON_CARDBOARD = {
  label: 'Storm cards on cardboard',
  means: 'The Fremen player draws a printed card, looks at it, and reads it out when the storm moves.',
} as const;

export const STORM_IN_APP = {
  label: 'Mentat draws the storm cards',
  means: 'The Fremen phone alone shows the next number; Mentat moves the storm by it.',
} as const;

/** Who plays how many factions. */
export const SHARING = {
  who: 'Who plays?',
  together: 'Which belong together?',
} as const;

/** The two ways of it. */
export const ONE_EACH = {
  label: 'One faction each',
  means: 'As many people as factions. With two at the table 4 strongholds win, and nobody allies.',
} as const;

export const TWO_EACH = {
  label: 'Two people, two factions each',
  means: 'Four factions in two alliances that never change. 4 strongholds win, counted over both factions.',
} as const;

/** Until two people have their four. */
export const saySeatFour = (count: number): string => `Seat ${counted(count, 'faction')}, two for each of you.`;

/** Circles and factions. */
export const SEATING = {
  title: 'Who sits where?',
  lead: 'Choose a circle as on your board, then the faction that sits there.',
  advice: 'The book’s advice',
  adviceFor: 'The book’s advice for',
} as const;

/** The list beneath a circle, for who hears it. */
export const sayFactionsFor = (circle: number): string => `Factions for circle ${circle}`;

/** A circle of the board, for who hears it: `Circle 2, at sector 5: Atreides`. */
export const sayCircle = (circle: number, sector: Sector, sits: FactionId | null): string =>
  `Circle ${circle}, at sector ${sector}: ${sits === null ? 'free' : nameOfFaction(sits)}`;

/** Where a faction sits, as another circle is chosen. */
export const NOT_IN_PLAY = 'not in play';
export const HERE = 'here';
export const saySitsAt = (circle: number): string => `circle ${circle}`;

/** How many are chosen. */
export const sayInPlay = (count: number): string => `${capital(counted(count, 'faction'))} in play.`;

/** The end of the form. */
export const SET_UP = {
  open: 'Open the table',
  then: 'Next you get the moderator’s desk, a QR code for the phones and the address of the status screen.',
} as const;

/** Nobody can play yet. */
export const TOO_FEW = {
  why: 'Two factions are the least that can fight.',
  next: 'Choose a circle on the board, then the faction that sits there.',
} as const;

/** How long all are asked. */
export const WINDOW = {
  title: 'How long is everyone asked?',
  means:
    'Before something that cannot be undone, all phones ask whether anyone interferes. They close together after these seconds, whoever has answered, so that no pause tells what somebody holds.',
} as const;

/** What the seconds are for, that looking for a traitor has `more` of them, and what has less. */
export const sayHowLong = (more: number): string =>
  `15 seconds leave time to look for a traitor: for that there are ${counted(more, 'second')} more, in which the wheels turn over on the screen. Who knows the phones well plays faster; who needs longer raises a hand by one tap, and the clock stands still. What is asked in every turn, before the first shipment, is known beforehand and has a third of the time.`;

/** The page itself. */
export const NEW = {
  back: 'Back to the first page',
  title: 'Open a table',
} as const;

/** `Atreides and the Guild, against Fremen and Harkonnen`. */
export const saySides = (pairs: readonly FactionPair[]): string =>
  capital(pairs.map(([one, other]) => `${theFaction(one)} and ${theFaction(other)}`).join(', against '));

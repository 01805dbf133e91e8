/** The choices of the host who opens a table. */
import {
  capitalize,
  formatCount,
  gameName,
  formatList,
  type EditionId,
  type FactionId,
  type FactionPair,
  type Layer,
  factionName,
  type Sector,
  theFaction,
  type SeatName,
} from '#client';
import type { WayToPlay } from './ways-to-play.ts';

/** The presets: common ways to use Mentat. */
export const WHICH_WAY = 'How do you play?';

/** The cost of each way for the table, in one sentence. */
export const WAYS: Readonly<Record<WayToPlay, { readonly label: string; readonly means: string }>> = {
  'on-phones': {
    label: 'All on phones',
    means: 'Mentat deals, bids and ships: the fastest evening, and your printed cards stay in the box.',
  },
  aloud: {
    label: 'Your cards, bids aloud',
    means: 'You deal and bid as ever: each sold card costs the table four taps, and each hand some typing.',
  },
  'on-the-board': {
    label: 'On the board',
    means: 'Phones dial battles and storms alone: the moderator tells Mentat what has moved before each battle.',
  },
};

/** The text for a table with none of these presets. */
export const MIXED = 'This table has a mix of its own. See “Card by card”.';

/** The texts about the components on cardboard, and those that Mentat keeps. */
export const KEPT = {
  title: 'Card by card',
  sum: (withMentat: number, all: number): string => `Mentat holds ${withMentat} of ${all} decks`,
  cardboard: 'Cardboard',
  app: 'Mentat',
} as const;

/** A deck that a module brings. */
export const MODULE_DECK = {
  cardboard: 'You hold the printed cards.',
  app: 'Mentat shuffles and deals; the printed cards stay in the box.',
} as const;

/** The modules that can be played on top of the chosen rulebook. */
export const WHICH_MODULES = 'Which modules?';

/** Leaders of factions that have none in the box. */
export const LEADERS = {
  title: (factions: readonly FactionId[]): string => `Leaders of ${formatList(factions.map(theFaction))}`,
  sum: (typed: number): string => (typed === 0 ? 'To type in: none yet' : `${typed} typed in`),
  lead: (faction: FactionId): string =>
    `The box has no leaders of ${theFaction(faction)}. Type in the name and the strength of each.`,
  name: 'Name',
  strength: 'Strength',
  add: 'Add this leader',
  leader: (name: string, strength: number): string => `${name}, ${strength}`,
  remove: (name: string): string => `Remove ${name}`,
} as const;

/** Each component, and the meaning of its place. */
export const COMPONENTS = {
  treachery: {
    name: 'Treachery cards',
    cardboard:
      'You hold the printed cards. Each phone asks its owner which they are, or leaves them unknown until played.',
    app: 'Mentat shuffles and deals. Every hand is on its phone alone; the printed cards stay in the box.',
  },
  traitors: {
    name: 'Traitors',
    cardboard: 'You hold the traitor cards you drew. Each phone asks its owner who they are.',
    app: 'Each phone is dealt four, and keeps what the rules let it keep.',
  },
  spiceDeck: {
    name: 'Spice cards',
    cardboard: 'The first player turns a printed card over and taps what it shows.',
    app: 'Mentat turns the cards over on the screen.',
  },
  stormCards: {
    name: 'Storm cards',
    cardboard: 'The Fremen player draws a printed card, looks at it, and reads it out when the storm moves.',
    app: 'The Fremen phone alone shows the next number.',
  },
} as const;

/** The number of factions for each player. */
export const SHARING = {
  who: 'Who plays?',
  together: 'Which belong together?',
} as const;

/** The two ways to share factions. */
export const ONE_EACH = {
  label: 'One faction each',
  means: 'As many people as factions. With two at the table 4 strongholds win, and nobody allies.',
} as const;

export const TWO_EACH = {
  label: 'Two people, two factions each',
  means: 'Four factions in two alliances that never change. 4 strongholds win, counted over both factions.',
} as const;

/** The text until the two players have their four factions. */
export const formatSeatFour = (count: number): string => `Seat ${formatCount(count, 'faction')}, two for each of you.`;

/** Circles and factions. */
export const SEATING = {
  title: 'Who sits where?',
  lead: 'Press a faction to take it in or out. To seat one elsewhere, press a circle of the board first, then the faction.',
  advice: 'The book’s advice',
  adviceFor: 'The book’s advice for',
} as const;

/** The text about factions without a circle: `The small rings between the circles are for Spacing Guild and Ixians.` */
export const formatBetweenCircles = (factions: readonly FactionId[]): string =>
  `The small rings between the circles are for ${formatList(factions.map(factionName))}.`;

/** The name of the list beneath the board, for a screen reader. */
export const formatFactionsFor = (place: SeatName | null): string =>
  place === null ? 'Factions' : `Factions ${formatPlace(place)}`;

/** Returns a place: `on circle 2`, or `between circles 2 and 3`. */
const formatPlace = ({ circle, next }: SeatName): string =>
  next === null ? `on circle ${circle}` : `between circles ${circle} and ${next}`;

/** A place around the board, for a screen reader: `Circle 2, at sector 5: Atreides`. */
export const formatCircle = (place: SeatName, sector: Sector | null, sits: FactionId | null): string =>
  `${sector === null ? capitalize(formatPlace(place)) : `Circle ${place.circle}, at sector ${sector}`}: ${sits === null ? 'free' : factionName(sits)}`;

/** The word for a faction's place while the host chooses another circle. */
export const NOT_IN_PLAY = 'not in play';
export const HERE = 'here';
export const formatSitsAt = ({ circle, next }: SeatName): string =>
  next === null ? `circle ${circle}` : `between ${circle} and ${next}`;

/** The number of chosen factions, and the selected circle. */
export const formatInPlay = (count: number, place: SeatName | null): string =>
  place === null ? `${capitalize(formatCount(count, 'faction'))} in play.` : `Who sits ${formatPlace(place)}?`;

/** The button that sets every choice as last time. */
export const AS_LAST_TIME = 'As last time';

/** `Gale Force Nine 2019, advanced, 6 factions`. */
export const formatSetUp = (edition: EditionId, layer: Layer, factions: number): string =>
  `${gameName(edition, layer)}, ${formatCount(factions, 'faction')}`;

/** The end of the form. */
export const SET_UP = {
  open: 'Open the table',
  then: 'Next you get the moderator’s desk, a QR code for the phones and the address of the status screen.',
} as const;

/** The texts for a table with too few players. */
export const TOO_FEW = {
  why: 'At least two factions with a player circle are needed, because two factions dial the storm.',
  next: 'Press the factions that play.',
} as const;

/** The pace of the table. */
export const TEMPO = {
  title: 'Pace',
  question: 'How long is everyone asked?',
  means:
    'Before something that cannot be undone, all phones ask whether anyone plays a Karama. They close together, after these seconds at the latest, and never at the moment of an answer.',
} as const;

/** The tempo in one line: `15 seconds a question at most, phases follow by themselves`. */
export const formatTempo = (seconds: number, fixed: boolean, byItself: boolean): string =>
  `${capitalize(formatCount(seconds, 'second'))} a question${fixed ? '' : ' at most'}, ${byItself ? 'phases follow by themselves' : 'the desk says next'}`;

/** The purpose of the seconds, the `more` seconds of the question about a traitor, and the questions with fewer. */
export const formatHowLong = (more: number): string =>
  `15 seconds leave time to look for a traitor: for that there are ${formatCount(more, 'second')} more, in which the wheels turn over on the screen. A seat that needs longer raises a hand by one tap, and the clock stands still. What is asked in every turn, before the first shipment, is known beforehand and has a third of the time.`;

/** The texts of the page itself. */
export const NEW = {
  back: 'Back to the first page',
  title: 'Open a table',
} as const;

/** `Atreides and the Guild, against Fremen and Harkonnen`. */
export const formatSides = (pairs: readonly FactionPair[]): string =>
  capitalize(pairs.map(([one, other]) => `${theFaction(one)} and ${theFaction(other)}`).join(', against '));

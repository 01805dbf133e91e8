/** The texts about access cards on a phone. */
import { factionName } from '../../../../messages/names.ts';
import { formatCount, formatForces, formatSpice } from '../../../../messages/numbers.ts';
import { territoryName } from '../../../../messages/territories.ts';
import type { EditionId } from '../../../../model/editions.ts';
import type { FactionId } from '../../../../model/factions.ts';
import type { TerritoryId } from '../../../../model/territories.ts';

/** The texts of the page for a sealed limit. */
export const ACCESS_BID = {
  label: 'Limit',
  act: 'Seal my limit',
  pass: 'Pass',
  passOnAll: 'Pass on the rest',
  howLong: 'How long the limit holds',
  once: 'For this card',
  kept: 'Until I buy one',
  tooMuch: 'More than you have',
  yours: 'your cards',
  sealed: 'Your limit is in.',
  what: 'your limit',
  lead: 'You can change it until all limits are in.',
  change: 'Change my limit',
} as const;

/** Returns the sealed limit: `5 spice, until you buy a card`. */
export const formatLimit = (limit: number, keeps: boolean): string =>
  limit === 0
    ? keeps
      ? 'Pass on the rest'
      : 'Pass'
    : keeps
      ? `${formatSpice(limit)}, until you buy one`
      : formatSpice(limit);

/** The name of the content of the cover over access cards. */
export const OWN_CARDS = { none: 'No access card yet', seen: 'Seen', spice: 'Spice' } as const;

/** Returns a card of another faction that this seat has seen: `Guild: 7 troops`. */
export const formatSeen = (buyer: FactionId | null, name: string): string =>
  buyer === null ? `not sold yet: ${name}` : `${factionName(buyer)}: ${name}`;

/** The texts of the look at one card of the row. */
export const LOOK_AT_CARD = {
  what: 'the card that you look at',
  label: 'A card of the row',
  missing: 'Choose a card first.',
  before: 'Look at it',
  after: 'Look at it',
  open: 'Look at one card',
} as const;

/** Returns the label of a card of the row, by its place. */
export const formatPlaceInRow = (place: number): string => `Card ${place} of the row`;

/** The texts of the page for claims. */
export const CLAIMS = {
  what: 'your claims',
  missing: 'Your troop cards exceed the limit.',
  act: 'Seal my claims',
  none: 'You can claim no stronghold.',
  noClaim: 'You claim no stronghold.',
  special: 'Special forces',
  sealed: 'Your claims are in.',
  lead: 'You can change them until all claims are in.',
  change: 'Change my claims',
} as const;

/** Returns how many forces are laid: `16 of 20 forces`. */
export const formatLaidForces = (laid: number, most: number): string => `${laid} of ${most} forces`;

/** Returns the spice of the troop cards without a stronghold: `Not used: 3 spice`. */
export const formatUnused = (troops: number): string => `Not used: ${formatSpice(troops)}`;

/** Returns one sealed claim: `Arrakeen with 8 forces`. */
export const formatClaim = (stronghold: TerritoryId, troops: number, edition: EditionId): string =>
  `${territoryName(stronghold, edition)} with ${formatForces(troops)}`;

/** Returns the label of a troop card next to a stronghold. */
export const formatClaimOf = (troops: number, stronghold: TerritoryId, edition: EditionId): string =>
  `${formatCount(troops, 'troop')} for ${territoryName(stronghold, edition)}`;

/** The texts of the page for the placement that the table's own cards gave. */
export const PLACEMENT = {
  missing: 'Another faction has told forces in one of these strongholds. Look again.',
  act: 'These are my forces',
} as const;

/** The texts of the page for forces without access cards. */
export const FREE_START = {
  missing: 'Too few forces would stay in your reserves.',
  act: 'Start like this',
} as const;

/**
 * Returns the label of the forces in a place. If special forces have their own label, it names the ordinary
 * forces.
 */
export const formatForcesIn = (place: string, areApart: boolean): string =>
  areApart ? `Ordinary forces in ${place}` : place;

/** Returns the label of special forces in a place. */
export const formatSpecialIn = (place: string): string => `Special forces in ${place}`;

/** The answer that no card is taken from another faction. */
export const NO_CARD = 'Take no card';

/** The texts of the page for the card that goes back. */
export const RETURN_CARD = {
  what: 'your access cards',
  label: 'The card that goes back',
  missing: 'Choose a card first.',
  before: 'Give it back',
  after: 'Give it back',
} as const;

/** The texts of the page for a forfeited card. */
export const PICK_CARD = {
  label: 'The card that you take',
  missing: 'Choose a card first.',
  before: 'Take it',
  after: 'Take it',
} as const;

/** The texts of the offer to draw more cards, with the risk of a worm. */
export const DRAW_CARDS = { draw: 'Draw more cards', leave: 'Keep what I have' } as const;

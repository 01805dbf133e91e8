import { IDENTITIES } from '../factions/identities.ts';
import type { Identity } from './identity.ts';

export type FactionId = keyof typeof IDENTITIES;
/** Every faction of some edition, in the order of the boxes. An edition says which of them can play. */
export const FACTIONS = Object.keys(IDENTITIES) as readonly FactionId[];

/** Returns the names of a faction, its leaders and its powers. */
export const identityOf = (faction: FactionId): Identity => IDENTITIES[faction];

type Part = 'planFields' | 'revivedAsLeaders';

/** Everything of one kind that the powers of any faction add. */
export type OfFactions<P extends Part> = {
  [Owner in FactionId]: (typeof IDENTITIES)[Owner] extends Readonly<Record<P, infer Names>>
    ? keyof Names & string
    : never;
}[FactionId];

/** The fields that powers add to a battle plan, with their names. */
export const PLAN_FIELDS = allNames('planFields') as NamesOf<OfFactions<'planFields'>>;
/** The pieces that are revived like leaders, with their names. */
export const REVIVED_AS_LEADERS = allNames('revivedAsLeaders') as NamesOf<OfFactions<'revivedAsLeaders'>>;

type NamesOf<Ids extends string> = { readonly [Id in Ids]: string };

function allNames(part: Part): Readonly<Record<string, string>> {
  return Object.fromEntries(FACTIONS.flatMap((faction) => Object.entries(identityOf(faction)[part] ?? {})));
}

/** A place around the board, counter-clockwise from 0. The edition says which places have a player circle. */
export type PlayerCircle = number;
/** The maximum number of seats in any edition. */
export const MAX_SEATS = 9;

/** The place of one faction. */
export interface Seating {
  readonly faction: FactionId;
  readonly circle: PlayerCircle;
}

/** The two factions of one player. */
export type FactionPair = readonly [FactionId, FactionId];

/** Returns the two factions of this faction's player; `null` if the player has only one. */
export const pairOf = (pairs: readonly FactionPair[], faction: FactionId): FactionPair | null =>
  pairs.find((pair) => pair.includes(faction)) ?? null;

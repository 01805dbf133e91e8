import { IDENTITIES } from '../factions/identities.ts';
import type { Identity } from './identity.ts';

export type FactionId = keyof typeof IDENTITIES;
/** Every faction that some edition has, in the order in which the boxes print them. An edition says which can play. */
export const FACTIONS = Object.keys(IDENTITIES) as readonly FactionId[];

/** What a faction, its leaders and its powers are called. */
export const identityOf = (faction: FactionId): Identity => IDENTITIES[faction];

type Part = 'planFields' | 'revivedAsLeaders';

/** What the powers of all factions add of one kind. */
export type OfFactions<P extends Part> = {
  [Owner in FactionId]: (typeof IDENTITIES)[Owner] extends Readonly<Record<P, infer Names>>
    ? keyof Names & string
    : never;
}[FactionId];

/** What powers add to a battle plan, with its names. */
export const PLAN_FIELDS = allNames('planFields') as NamesOf<OfFactions<'planFields'>>;
/** What comes back from the tanks in the place of a leader, with its names. */
export const REVIVED_AS_LEADERS = allNames('revivedAsLeaders') as NamesOf<OfFactions<'revivedAsLeaders'>>;

type NamesOf<Ids extends string> = { readonly [Id in Ids]: string };

function allNames(part: Part): Readonly<Record<string, string>> {
  return Object.fromEntries(FACTIONS.flatMap((faction) => Object.entries(identityOf(faction)[part] ?? {})));
}

/** A place in the ring around the board, counter-clockwise from 0; the edition says which have a player circle. */
export type PlayerCircle = number;
/** How many play at most, in any edition. */
export const MAX_SEATS = 9;

/** Who sits where: one faction on one place. */
export interface Seating {
  readonly faction: FactionId;
  readonly circle: PlayerCircle;
}

/** Two factions of one person. */
export type FactionPair = readonly [FactionId, FactionId];

/** The two factions of whoever plays this one; `null` where it is the only one of its player. */
export const pairOf = (pairs: readonly FactionPair[], faction: FactionId): FactionPair | null =>
  pairs.find((pair) => pair.includes(faction)) ?? null;

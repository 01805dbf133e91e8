import type { IDENTITIES } from '../factions/identities.ts';
import { must } from '../core/assert-never.ts';
import { FACTIONS, type FactionId, identityOf } from './factions.ts';

/** A leader whose disc is in the box of an edition. */
export type LeaderId = {
  [Owner in FactionId]: keyof (typeof IDENTITIES)[Owner]['leaders'];
}[FactionId];

/** A leader's disc: whose it is, the name, and the fighting strength. */
export interface LeaderDisc {
  readonly faction: FactionId;
  readonly name: string;
  readonly strength: number;
}

const DISCS: ReadonlyMap<LeaderId, LeaderDisc> = new Map(
  FACTIONS.flatMap((faction) =>
    Object.entries(identityOf(faction).leaders).map(
      ([id, leader]) => [id as LeaderId, { faction, ...leader }] as const,
    ),
  ),
);

/** Every leader that some edition has, faction by faction, in the order of the player aid pads. */
export const LEADER_IDS: readonly LeaderId[] = [...DISCS.keys()];

/** What a leader's disc says; the engine asks its own table for the strength, in `ctx`. */
export const discOf = (leader: LeaderId): LeaderDisc => must(DISCS.get(leader), leader);

/** Whose leader it is, whoever has the disc. */
export const ownerOf = (leader: LeaderId): FactionId => discOf(leader).faction;

/** The leaders of one faction, in the order of the player aid pad. */
export const leadersOf = (faction: FactionId): readonly LeaderId[] =>
  LEADER_IDS.filter((leader) => ownerOf(leader) === faction);

import type { IDENTITIES } from '../factions/identities.ts';
import { must } from '../core/assert-never.ts';
import { FACTIONS, type FactionId, identityOf } from './factions.ts';

/** A leader: one with a disc in the box of an edition, or one that the table has typed in. */
export type LeaderId = PrintedLeaderId | TypedLeaderId;
type PrintedLeaderId = {
  [Owner in FactionId]: keyof (typeof IDENTITIES)[Owner]['leaders'];
}[FactionId];

/** A leader of whom no box has a disc: whose it is, the fighting strength, and the name. */
export type TypedLeaderId = `${FactionId}/${number}/${string}`;
/** The id of a leader that the table types in. */
export const typedLeader = ({ faction, strength, name }: LeaderDisc): TypedLeaderId => `${faction}/${strength}/${name}`;

/** A leader's disc: whose it is, the name, and the fighting strength. */
export interface LeaderDisc {
  readonly faction: FactionId;
  readonly name: string;
  readonly strength: number;
}

const DISCS: ReadonlyMap<string, LeaderDisc> = new Map(
  FACTIONS.flatMap((faction) =>
    Object.entries(identityOf(faction).leaders).map(
      ([id, leader]) => [id as LeaderId, { faction, ...leader }] as const,
    ),
  ),
);

/** Every leader that some edition has, faction by faction, in the order of the player aid pads. */
export const LEADER_IDS = [...DISCS.keys()] as readonly PrintedLeaderId[];

/** What a leader's disc says; the engine asks its own table for the strength, in `ctx`. */
export const discOf = (leader: LeaderId): LeaderDisc => must(DISCS.get(leader) ?? typedDisc(leader), leader);

/** Whether this is a leader: of a box, or in the shape of one that a table can type in. */
export const isLeader = (id: string): id is LeaderId => DISCS.has(id) || typedDisc(id) !== null;

function typedDisc(id: string): LeaderDisc | null {
  const [owner, strength = '', ...name] = id.split('/');
  const faction = FACTIONS.find((one) => one === owner);
  return faction === undefined || name.length === 0
    ? null
    : { faction, strength: Number(strength), name: name.join('/') };
}

/** Whose leader it is, whoever has the disc. */
export const ownerOf = (leader: LeaderId): FactionId => discOf(leader).faction;

/** The leaders of one faction, in the order of the player aid pad. */
export const leadersOf = (faction: FactionId): readonly LeaderId[] =>
  LEADER_IDS.filter((leader) => ownerOf(leader) === faction);
